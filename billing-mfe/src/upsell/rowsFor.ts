import type { Portrait } from '@dramatis/store'

/** A row of the comparison. */
export type Row = 'portraits' | 'styles' | 'model' | 'resolution' | 'queue'

/**
 * The rows in which premium gives more here than free does. The built-in engine draws larger for premium, and
 * an AI provider with a newer model; which of them draws is only known from a picture.
 */
export const rowsFor = (engine: Portrait['engine']): readonly Row[] => [
  'portraits',
  'styles',
  ...rowsOfKind[engine?.kind ?? 'unknown'],
  'queue',
]

const rowsOfKind = {
  procedural: ['resolution'],
  model: ['model'],
  unknown: [],
} as const satisfies Record<string, readonly Row[]>
