import type { Language } from '../../../../rules/core/text.ts'
import { plainName } from '../../../../rules/index.ts'

/** One row of a file: what stands in its columns, where anything does. */
export type PieceRow<Column extends string> = Partial<Record<Column, string>>

/** What the columns of a file of pieces are: one row a piece. */
export interface TableOptions<Column extends string> {
  columns: readonly Column[]
  /** columns that no file may lack */
  needed: readonly Column[]
  /** how they are called in French files; a file may name them in either language, whoever brings it */
  french: Readonly<Record<Column, string>>
  /** names that columns had in files that were exported before */
  formerly?: Readonly<Record<string, Column>>
  /** objects of a JSON file whose parts are columns: `name.en` */
  parts: Readonly<Record<string, Readonly<Record<string, Column>>>>
  /** an object of a JSON file as it stands in a field; undefined where it is none that a field holds */
  field(value: Record<string, unknown>): string | undefined
}

export interface PieceTable<Column extends string> extends TableOptions<Column> {
  isColumn(text: string): text is Column
  /** the name of a column as files of a language write it */
  columnName(column: Column, language: Language): string
  /** the column that a heading names in either language: `name_en`, `Name EN`, `Nom EN` */
  columnNamed(heading: string): Column | undefined
}

export function pieceTable<Column extends string>(options: TableOptions<Column>): PieceTable<Column> {
  const { columns, french, formerly = {} } = options
  const named = new Map([
    ...Object.entries<Column>(formerly),
    ...columns.flatMap(column => [column, french[column]].map(name => [plainName(name), column] as const)),
  ])
  return {
    ...options,
    isColumn: (text): text is Column => columns.some(column => column === text),
    columnName: (column, language) => (language === 'fr' ? french[column] : column),
    columnNamed: heading => named.get(plainName(heading)),
  }
}
