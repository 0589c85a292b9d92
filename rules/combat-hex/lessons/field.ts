/** Where the lessons take place: a brook from the upper edge to a ford below, and a thicket beyond it. */
export const firstField = String.raw`board first-field
name en The first field
name fr Le premier champ
size 11x7
map
     A  B  C  D  E  F  G  H  I  J  K
     __    __    __    __    __    __
  1 /  \__/  \__/  \__/  \__/  \__/  \
    \__/  \__/  \__~  \__/  \__/  \__/
  2 /  \__/  \__/  ~__/  \__/  \__/  \
    \__/  \__/  \__~  \__/  \__/  \__/
  3 /  \__/  \__/  ~__/  \__/  \__/  \
    \__/  \__/  \__~  \__/  \__/  \__/
  4 /  \__/  \__/  ~__/  \__/  \__/  \
    \__/  \__/  \__~  \__/  \__/  \__/
  5 /  \__/  \__/  ~__/  \__/  \__/  \
    \__/  \__/  \__~  \::/  \__/  \__/
  6 /  \__/  \__/  \__:  :::/  \__/  \
    \__/  \__/  \__/  ::::  :__/  \__/
  7 /  \__/  \__/  \__/  ::::  \__/  \
    \__/  \__/  \__/  \__/  \__/  \__/
       \__/  \__/  \__/  \__/  \__/
`
