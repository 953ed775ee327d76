import type { CharacterSpec, GarmentPattern } from '../CharacterSpec.ts'
import { GARMENT_CUTS } from './cuts.ts'
import { panel, type Panel } from './GarmentCut.ts'

/** The stripes of a garment, below everything that is sewn on it; a body that it leaves bare has none. */
export const stripesOf = ({ garment }: Pick<CharacterSpec, 'garment'>): Panel | undefined =>
  garment.pattern && GARMENT_CUTS[garment.kind].body !== 'skin'
    ? STRIPES[garment.pattern]
    : undefined

const striped = (kind: 'hoops' | 'bars', frequency: number): Panel =>
  panel('trim', '-180,-30 180,-30 180,300 -180,300', {
    ...{ single: true, pattern: { kind, frequency } },
  })

const STRIPES: Readonly<Record<GarmentPattern, Panel>> = {
  'horizontal-stripes': striped('hoops', 2.6),
  'vertical-stripes': striped('bars', 3.4),
}
