import type { FigureType } from './figure.ts'

/** A figure that gives way to another names it, is named by it, and fights for the same camp (9.01). */
export function partnerFault(
  type: FigureType,
  of: (id: string) => FigureType | undefined,
): string | undefined {
  if (type.other === undefined) return undefined
  const other = of(type.other)
  if (!other) return 'other-unknown'
  if (other.other !== type.id || other.camp !== type.camp) return 'other-not-back'
  return other.replaces === type.replaces ? 'other-which' : undefined
}

/** Figures among all that there are whose partner is none (any more). */
export function withoutPartner(all: readonly FigureType[]): FigureType[] {
  const byId = new Map(all.map(type => [type.id, type]))
  return all.filter(type => partnerFault(type, id => byId.get(id)) !== undefined)
}
