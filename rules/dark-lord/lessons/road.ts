/** Where the lessons take place: a thicket in the west, a low wall in the south, and a road that leaves on the right. */
export const firstRoad = String.raw`board first-road
name en The first road
name fr La première route
size 11x7
map
     A  B  C  D  E  F  G  H  I  J  K
     __    __    __    __    __    __
  1 /  \__/  \__/  \__/  \__/  \__/  \
    \__/  \__/  \__/  \__/  \__/  \__/
  2 /  \__/  \__:  \__/  \__/  \__/  \
    \__/  \__/  :::/  \__/  \__/  \__/
  3 /  \__/  \__:  \__/  \__/  \__/  \
    \__/  \__/  \__/  \__/  \__/  \__/
  4 /  \__/  \__/  \__/  \__/  \__/  \
    \__/  \__/  \__/  \__/  \__/  \__/
  5 /  \__/  \__/  \__=  \__/  \__/  \
    \__/  \__/  \__/  =__/  \__/  \__/
  6 /  \__/  \__/  \__=  \__/  \__/  \
    \__/  \__/  \__/  =__/  \__/  \__/
  7 /  \__/  \__/  \__/  \__/  \__/  \
    \__/  \__/  \__/  \__/  \__/  \__/
       \__/  \__/  \__/  \__/  \__/
`
