/** A line of the table of `npm run load`. */
export interface Row {
  name: string
  value: number
  unit: string
  /** null where none was promised */
  limit: number | null
}
