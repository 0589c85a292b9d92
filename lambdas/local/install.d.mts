/** A system in the words in which packages say what they are for. */
export interface System {
  os: string
  cpu: string
  /** of Linux alone */
  libc?: string
}

/** The folder of the project. */
export const root: string

/** Where every native part, those for tests too, comes ready-made. */
export const systems: System[]

/** Does a version of Node lie in a range such as `^20.19.0 || >=22.12.0`, `20` or `*`? */
export function admits(range: string, version: string): boolean

/** Is a package of the lock file, or only its native part, for a system? What names none is for all. */
export function isFor(about: { os?: string[]; cpu?: string[]; libc?: string[] }, system: System): boolean

/** Makes sure that everything is there which the program needs, and for tests all else. Ends with words where not. */
export function prepare(wanted: { forTests: boolean }): void
