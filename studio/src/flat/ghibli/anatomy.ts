import { foldOf } from '../../figure/ancestry.ts'
import type { CharacterSpec, Hex } from '../../spec/CharacterSpec.ts'
import { creatureOf } from '../../spec/creatures.ts'
import { brightness, mix, skinShade } from '../palette.ts'

/**
 * The proportions of a figure, in its own units: the head's center is (0, 0), x to the right, y down,
 * the skull 360 wide with its top at y = -246.
 */
export interface Anatomy {
  readonly young: boolean
  readonly soft: boolean
  readonly old: boolean
  /** The skin as painted: very dark skin is lightened so that ink lines show on it. */
  readonly skin: Hex
  readonly shade: Hex
  /** Half the distance between the shoulders' outer ends. */
  readonly shoulder: number
  readonly neck: number
  readonly chin: number
  /** The head's outline. */
  readonly head: string
  readonly eye: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
}

/** The y of the point that a leaning head is rotated around. */
export const NECK = 240

/** The y down to which a picture must show a figure; whatever is below may be cut off. */
export const BUST_END = 620

export const anatomyOf = (spec: CharacterSpec): Anatomy => {
  const child = spec.age === 'child'
  const young = child || spec.age === 'teen'
  const soft =
    child || spec.presentation === 'feminine' || (young && spec.presentation !== 'masculine')
  const jaw = JAWS[spec.face.head]
  const chin = jaw.chin - (child ? 22 : soft ? 6 : 0)
  const width = soft ? 0.92 : 1
  const [jx, jy, cx, cy] = [
    jaw.x * width,
    jaw.y - (child ? 14 : 0),
    jaw.end * width,
    chin - jaw.rise,
  ]
  const skin = brightness(spec.skin) < 0.26 ? mix(spec.skin, '#a3663f', 0.28) : spec.skin
  const head =
    'M-178,-60 C-186,-190 -96,-246 0,-246 C96,-246 186,-190 178,-60 ' +
    `C${child ? 190 : 176},38 ${jx},${jy} ${cx},${cy} Q0,${chin + 4} ${-cx},${cy} C${-jx},${jy} ${child ? -190 : -176},38 -178,-60Z`
  const base = AGE_SHOULDERS[spec.age] * (spec.presentation === 'masculine' ? 1.06 : 0.94)
  return {
    young,
    soft,
    old: spec.age === 'old',
    skin,
    shade: skinShade(skin),
    shoulder: Math.round(base * { slight: 0.92, average: 1, broad: 1.14 }[spec.build]),
    neck: neckOf(spec, child ? 46 : soft ? 52 : 68),
    chin,
    head,
    eye: eyeOf(spec, soft),
  }
}

const neckOf = (spec: CharacterSpec, human: number): number => {
  const broad = spec.build === 'broad' ? 1.16 : 1
  const { neck = 1.2 } = creatureOf(spec) ?? { neck: 1 }
  return Math.min(150, Math.round(human * broad * neck))
}

const JAWS = {
  oval: { x: 136, y: 138, end: 58, rise: 26, chin: 220 },
  round: { x: 180, y: 118, end: 96, rise: 16, chin: 198 },
  square: { x: 176, y: 174, end: 106, rise: 12, chin: 222 },
  long: { x: 132, y: 178, end: 56, rise: 28, chin: 262 },
  heart: { x: 112, y: 116, end: 30, rise: 30, chin: 220 },
} as const

const AGE_SHOULDERS = { child: 250, teen: 310, adult: 350, 'middle-aged': 360, old: 344 } as const

const eyeOf = (spec: CharacterSpec, soft: boolean): Anatomy['eye'] => {
  const { age, face, species } = spec
  const size = { child: 1.04, teen: 1, adult: 0.96, 'middle-aged': 0.88, old: 0.84 }[age]
  const fold = 1 - 0.16 * foldOf(spec)
  const height = fold * { almond: 0.9, round: 1.08, narrow: 0.66, hooded: 0.8 }[face.eyes]
  const wide = face.expression === 'surprised' || face.expression === 'afraid' ? 1.16 : 1
  const alien = species === 'alien' ? 1.45 : 1
  return {
    x: 80,
    y: age === 'child' ? 10 : age === 'old' ? -14 : -4,
    w: 46 * Math.min(1.06, size) * alien,
    h: (soft ? 52 : 44) * size * height * wide * alien,
  }
}
