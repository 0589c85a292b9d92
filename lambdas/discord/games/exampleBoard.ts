import { makeBoard, makeTables, parseFacing, type SideKind } from '../../../rules/index.ts'

/** The ground of a case that a page of help speaks of. */
export interface ExampleGround {
  /** sides of hexes by kind: `E2 NE, E2 SE` */
  sides?: Partial<Record<Exclude<SideKind, 'open'>, string>>
  /** raised hexes: `E2 E3` */
  raised?: string
  /** columns and rows: `9x5`, unless told */
  size?: string
}

/** What a list parted by commas has. */
export const listed = (text: string): string[] => text.split(',').map(part => part.trim())

/** A small open board but for what is said, as a text. */
export const exampleBoard = ({ sides = {}, raised, size = '9x5' }: ExampleGround): string => {
  const [columns = 9, rows = 5] = size.split('x').map(Number)
  return makeBoard(
    makeTables({
      id: 'example',
      name: { en: 'Example', fr: 'Exemple' },
      columns,
      rows,
      raised: raised?.split(' '),
      sides: Object.entries(sides).flatMap(([kind, names]) =>
        listed(names).map(name => {
          const [hex = '', facing = ''] = name.split(' ')
          return { hex, facing: parseFacing(facing)!, kind: kind as SideKind }
        }),
      ),
    }),
  )
}
