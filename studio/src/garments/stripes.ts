import type { CharacterSpec, GarmentPattern } from '../spec/CharacterSpec.ts'
import { GARMENT_CUTS } from './cuts.ts'
import { type GarmentCut, isBareArmed, panel, type Panel } from './GarmentCut.ts'

/** Whether the sleeves are made of the same cloth as the body. */
export const isWovenAlike = (cut: GarmentCut): boolean =>
  !isBareArmed(cut) && (cut.sleeveInk ?? 'color') === (cut.body ?? 'color')

/** A garment's stripes, dots or checks, below everything sewn on it; undefined without any, or if the body is bare. */
export const stripesOf = ({ garment }: Pick<CharacterSpec, 'garment'>): Panel | undefined =>
  garment.pattern && GARMENT_CUTS[garment.kind].body !== 'skin'
    ? WEAVES[garment.pattern]
    : undefined

const weave = (kind: 'hoops' | 'bars' | 'dots' | 'check', frequency: number): Panel =>
  panel('trim', '-180,-30 180,-30 180,300 -180,300', {
    ...{ single: true, pattern: { kind, frequency } },
  })

const WEAVES: Readonly<Record<GarmentPattern, Panel>> = {
  'horizontal-stripes': weave('hoops', 2.6),
  'vertical-stripes': weave('bars', 3.4),
  'polka-dots': weave('dots', 3.2),
  checks: weave('check', 3),
}
