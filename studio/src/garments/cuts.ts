import { type CharacterSpec, type Garment, GARMENTS, type Hex } from '../spec/CharacterSpec.ts'
import {
  COLLARS,
  FABRICS,
  type GarmentCut,
  type Ink,
  INKS,
  NECKLINES,
  SLEEVES,
} from './GarmentCut.ts'
import rows from './garments.json' with { type: 'json' }
import { inFile, readPieces, wordOf } from './readPieces.ts'

/** How what somebody wears is made; an undressed animal's body is cut from its coat. */
export const cutOf = ({ garment }: Pick<CharacterSpec, 'garment'>): GarmentCut =>
  garment === undefined ? OWN_COAT : (CUTS.get(garment.kind) ?? readCut(garment.kind))

/** The colors of what somebody wears; for an undressed animal, those of its coat. */
export const dyesOf = ({
  garment,
  skin,
}: Pick<CharacterSpec, 'garment' | 'skin'>): { readonly color: Hex; readonly trim: Hex } =>
  garment ?? { color: skin, trim: skin }

const OWN_COAT: GarmentCut = {
  ...{ fabric: 'fur', neckline: 'closed', collar: undefined, sleeves: 'short', cuffs: undefined },
  ...{ body: 'skin', sleeveInk: 'skin', cape: undefined, legs: 'skin', hips: undefined },
  ...{ long: false, ease: 0, folds: 0, pieces: [], prints: [], emblem: [] },
}

/** A garment in `garments.json`. */
interface CutRow {
  readonly fabric: string
  readonly neckline: string
  readonly collar?: { readonly kind: string; readonly ink: string }
  readonly sleeves: string
  readonly cuffs?: string
  readonly body?: string
  readonly sleeveInk?: string
  readonly cape?: string
  readonly legs: string
  readonly hips?: string
  readonly long?: boolean
  readonly ease?: number
  readonly folds?: number
  readonly pieces: readonly string[]
  readonly prints?: readonly string[]
  readonly emblem?: readonly string[]
}

const readCut = (kind: Garment): GarmentCut => {
  const source = `garments.json, ${kind}`
  const row: CutRow = rows[kind]
  const word = <Word extends string>(known: readonly Word[], value: string): Word =>
    inFile(source, () => wordOf(known, value))
  const ink = (value: string | undefined): Ink | undefined =>
    value === undefined ? undefined : word(INKS, value)
  return {
    fabric: word(FABRICS, row.fabric),
    neckline: word(NECKLINES, row.neckline),
    collar: row.collar && { kind: word(COLLARS, row.collar.kind), ink: word(INKS, row.collar.ink) },
    sleeves: word(SLEEVES, row.sleeves),
    cuffs: ink(row.cuffs),
    body: ink(row.body) ?? 'color',
    sleeveInk: ink(row.sleeveInk) ?? 'color',
    cape: ink(row.cape),
    legs: word(INKS, row.legs),
    hips: ink(row.hips),
    long: row.long ?? false,
    ease: row.ease ?? 0,
    folds: row.folds ?? 0,
    pieces: readPieces(row.pieces, source),
    prints: readPieces(row.prints ?? [], `${source}, prints`),
    emblem: readPieces(row.emblem ?? [], `${source}, emblem`),
  }
}

const CUTS: ReadonlyMap<Garment, GarmentCut> = new Map(
  GARMENTS.map((kind) => [kind, readCut(kind)]),
)
