import type { Rows } from '../api/components.ts'
import type { MapOptions } from '../types.ts'
import type { GameView } from './gameView.ts'
import { showAllRow } from './showAllRow.ts'

/** Options of `/map` as a button carries them: `zones&reach=A1`. */
export const carriedMap = (options: MapOptions): string =>
  Object.entries(options)
    .filter(([name]) => name !== 'game')
    .map(([name, value]) => (value === true ? name : `${name}=${String(value)}`))
    .join('&')

/** What a button carries, as options again. */
export const readMap = (text: string): MapOptions =>
  Object.fromEntries(
    text
      .split('&')
      .filter(Boolean)
      .map(part => {
        const [name = '', ...value] = part.split('=')
        return [name, value.length === 0 ? true : value[0] === 'false' ? false : value.join('=')]
      }),
  )

/** Can a button carry them? */
export const isCarried = (options: MapOptions): boolean => carriedMap(options).length <= 40

/** A button that shows everybody the board that somebody looks at alone. */
export const showMapRow = (view: Pick<GameView, 'words' | 'game'>, options: MapOptions): Rows =>
  isCarried(options) ? showAllRow(view, `map ${carriedMap(options)}`) : []

/**
 * What a button of a map shows everybody; undefined where it is not one of a map.
 * @param what as the button carries it: `map zones&reach=A1`
 */
export function mapForAll<Shown>(what: string, show: (options: MapOptions) => Shown): Shown | undefined {
  const [kind, carried = ''] = what.split(' ')
  return kind === 'map' ? show(readMap(carried)) : undefined
}
