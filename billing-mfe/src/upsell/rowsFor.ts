import type { FeaturesResponse } from '@dramatis/functions/contract'
import type { Portrait } from '@dramatis/store'

/** A row of the comparison. */
export type Row = 'portraits' | 'styles' | 'model' | 'resolution' | 'pixels' | 'queue'

/**
 * The rows in which premium offers more than free does on this deployment: for premium, the built-in engine draws
 * larger pictures, and a deployment may use another model.
 *
 * @param features undefined until the functions have responded
 * @param last the engine of the last portrait, which is used if the functions list no engines
 */
export const rowsFor = (
  features: FeaturesResponse | undefined,
  last: Portrait['engine'],
): readonly Row[] => ['portraits', 'styles', ...rowsOf(features, last), 'queue']

const rowsOf = (
  { engines, shortSides }: Partial<FeaturesResponse> = {},
  last: Portrait['engine'],
): readonly Row[] => {
  if (shortSides) return shortSides.premium > shortSides.free ? ['pixels'] : []
  return engines ? rowsOfEngines(engines) : rowsOfKind[last?.kind ?? 'unknown']
}

const rowsOfEngines = ({
  free,
  premium,
}: NonNullable<FeaturesResponse['engines']>): readonly Row[] => {
  if (premium.kind === 'procedural') return ['resolution']
  return premium.name === free.name ? [] : ['model']
}

const rowsOfKind = {
  procedural: ['resolution'],
  model: ['model'],
  unknown: [],
} as const satisfies Record<string, readonly Row[]>
