/** Where the lessons take place: open ground, and a hex with a low wall all round it in the west. */
export const drillField = String.raw`board drill-field
name en The drill field
name fr Le champ de manœuvre
size 9x9
map
     A  B  C  D  E  F  G  H  I
     __    __    __    __    __
  1 /  \__/  \__/  \__/  \__/  \
    \__/  \__/  \__/  \__/  \__/
  2 /  \__/  \__/  \__/  \__/  \
    \__/  \__/  \__/  \__/  \__/
  3 /  \__/  \__/  \__/  \__/  \
    \__/  \==/  \__/  \__/  \__/
  4 /  \__=  =__/  \__/  \__/  \
    \__/  ====  \__/  \__/  \__/
  5 /  \__/  \__/  \__/  \__/  \
    \__/  \__/  \__/  \__/  \__/
  6 /  \__/  \__/  \__/  \__/  \
    \__/  \__/  \__/  \__/  \__/
  7 /  \__/  \__/  \__/  \__/  \
    \__/  \__/  \__/  \__/  \__/
  8 /  \__/  \__/  \__/  \__/  \
    \__/  \__/  \__/  \__/  \__/
  9 /  \__/  \__/  \__/  \__/  \
    \__/  \__/  \__/  \__/  \__/
       \__/  \__/  \__/  \__/
`
