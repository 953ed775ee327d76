import type { CharacterSpec, GarmentPattern } from '../spec/CharacterSpec.ts'
import { cutOf } from './cuts.ts'
import { type GarmentCut, isBareArmed, type Panel, type Piece } from './GarmentCut.ts'
import { pointsOf } from './readPieces.ts'

/** Whether the sleeves are made of the same cloth as the body. */
export const isWovenAlike = (cut: GarmentCut): boolean =>
  !isBareArmed(cut) && cut.sleeveInk === cut.body

/** A garment's stripes, dots or checks, below everything sewn on it; undefined without any, or if the body is bare. */
export const stripesOf = ({ garment }: Pick<CharacterSpec, 'garment'>): Panel | undefined =>
  garment?.pattern && cutOf({ garment }).body !== 'skin' ? WEAVES[garment.pattern] : undefined

/** The patterns of the cloth that sleeves are made of. */
export const weavesOf = (spec: Pick<CharacterSpec, 'garment'>): readonly Panel[] => {
  const cut = cutOf(spec)
  if (cut.sleeveInk !== cut.body) return []
  const stripes = stripesOf(spec)
  return [...(stripes ? [stripes] : []), ...cut.pieces.filter(isWeave)]
}

/** Whether a piece is the pattern of the whole cloth. */
const isWeave = (piece: Piece): piece is Panel =>
  piece.kind === 'panel' &&
  piece.pattern !== undefined &&
  piece.corners.every(([x]) => Math.abs(x) >= 1.6)

const weave = (kind: 'hoops' | 'bars' | 'dots' | 'check', frequency: number): Panel => ({
  kind: 'panel',
  ink: 'trim',
  corners: pointsOf('-180,-30 180,-30 180,300 -180,300'),
  single: true,
  pattern: { kind, frequency },
})

const WEAVES: Readonly<Record<GarmentPattern, Panel>> = {
  'horizontal-stripes': weave('hoops', 2.6),
  'vertical-stripes': weave('bars', 3.4),
  'polka-dots': weave('dots', 3.2),
  checks: weave('check', 3),
}
