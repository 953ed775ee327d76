import type { BeardCut } from '../spec/CharacterSpec.ts'
import { flesh, linear } from './color.ts'
import { hairMaterial } from './hair/hair.ts'
import { shares, strand, tapered } from './hair/scalp.ts'
import { spread } from '../spec/random.ts'
import type { SculptContext } from './SculptContext.ts'
import type { LockPoint } from '../kernel/shapes.ts'
import { blend, clamp, ease, mix, type Vector } from '../kernel/vector.ts'

type Lock = readonly LockPoint[]

interface Beard {
  readonly locks: number
  readonly length: number
  readonly radius: number
  /** How far towards the ears it grows; 1 is all the way. */
  readonly width: number
  /** The length of the mustache's locks, on each side; undefined for none. */
  readonly mustache: number | undefined
  /** How far the mustache droops or, below zero, curls up. */
  readonly droop: number
  /** How wide the mustache grows under the nose, on each side. */
  readonly half?: number
  /** How far apart the points of a forked beard are. */
  readonly fork?: number
  /** How much of the chin is bare, on each side, as a fraction of the way to the ears. */
  readonly chin?: number
}

const NONE: Beard = { locks: 0, length: 0, radius: 0, width: 0, mustache: undefined, droop: 0 }
const BEARDS: Readonly<Record<BeardCut, Beard>> = {
  none: NONE,
  stubble: NONE,
  mustache: { ...NONE, mustache: 0.25, droop: 0.13, radius: 0.068 },
  handlebar: { ...NONE, mustache: 0.36, droop: -0.16 },
  goatee: { locks: 60, length: 0.3, radius: 0.045, width: 0.22, mustache: 0.17, droop: 0.16 },
  short: { locks: 230, length: 0.15, radius: 0.042, width: 1, mustache: 0.2, droop: 0.15 },
  full: { locks: 210, length: 0.5, radius: 0.052, width: 1, mustache: 0.24, droop: 0.2 },
  long: { locks: 210, length: 1.5, radius: 0.064, width: 0.84, mustache: 0.3, droop: 0.42 },
  toothbrush: { ...NONE, mustache: 0.05, droop: 0.05, radius: 0.05, half: 0.085 },
  walrus: { ...NONE, mustache: 0.22, droop: 0.24, radius: 0.085, half: 0.2 },
  'chin-curtain': { ...NONE, locks: 230, length: 0.34, radius: 0.048, width: 1 },
  forked: {
    locks: 210,
    length: 0.95,
    radius: 0.06,
    width: 0.9,
    mustache: 0.26,
    droop: 0.22,
    fork: 0.34,
  },
  'mutton-chops': { ...NONE, locks: 230, length: 0.24, radius: 0.046, width: 1, chin: 0.3 },
  braided: { locks: 190, length: 0.5, radius: 0.052, width: 1, mustache: 0.28, droop: 0.36 },
}

/** Sculpts beard and mustache; their roots are found by casting rays at the finished face. */
export const sculptBeard = (context: SculptContext): void => {
  const { tape, spec, random } = context
  const { cut, color } = spec.beard
  if (cut === 'none') return
  if (cut === 'stubble') {
    paintStubble(context, 0.4)
    return
  }
  const beard = BEARDS[cut]
  // Skin shows between the roots, so without stubble the edge would look glued on.
  if (beard.width === 1) paintStubble(context, 0.5)
  // All roots are found before the first lock is added, because rays would hit locks instead of the face.
  const locks = [...chinLocks(context, beard), ...mustacheLocks(context, beard)]
  tape.group(tape.material(hairMaterial(linear(color))), { scale: 0.9 })
  if (cut === 'long') hang(context)
  if (cut === 'braided') braid(context)
  for (const lock of locks) tape.lock(lock, random(), 0.022)
}

const paintStubble = ({ tape, skin, spec }: SculptContext, opacity: number): void => {
  tape.paint(skin, 'stubble', {
    center: [0, -0.86, 0.35],
    radii: [0.78, 0.52, 0.85],
    color: blend(flesh(spec.skin), linear(spec.beard.color), 0.8),
    opacity,
    parameters: [46],
  })
}

const chinLocks = ({ form, random, cast }: SculptContext, beard: Beard): readonly Lock[] => {
  const locks: Lock[] = []
  const count = Math.round(beard.locks * form.lockCount)
  const lip = form.mouthY - form.lipLower
  for (let i = 0; i < count; i++) {
    const u = (((i * 0.618034) % 1) * 2 - 1) * beard.width
    const v = (i + 0.5) / count
    const azimuth = u * 1.62
    const side = ease(0.45, 1, Math.abs(u))
    const cheek = side < 0.35 && Math.abs(u) > 0.24 ? 0.14 * (1 - v) : 0
    const height = mix(mix(lip + 0.005, -0.05, side), form.chinY + 0.02, v ** 0.9) + cheek
    const inwards: Vector = [-Math.sin(azimuth), 0, -Math.cos(azimuth)]
    const root = cast([-inwards[0] * 1.6, height, -inwards[2] * 1.6 + 0.12], inwards)
    if (!root) continue
    if (Math.abs(u) < (beard.chin ?? 0)) continue
    const [wide, below] = beard.mustache === undefined ? [1.3, 0.1] : [0.62, 0.005]
    if (Math.abs(root[0]) < form.mouthWidth * wide && root[1] > lip - below) continue
    const length = beard.length * (0.75 + 0.5 * random()) * (1 - 0.6 * side) * (0.65 + 0.35 * v)
    const phase = random() * 6.28
    const narrow = (beard.length > 1 ? 0.62 : 0.38) * (1 - 0.55 * side)
    const wave = clamp(length * 0.04, 0.012, 0.035)
    const path = shares(beard.length > 1 ? 9 : 6).map((t): Vector => {
      const out = 0.012 + (0.1 - 0.04 * side) * Math.sin(t * 2.4)
      return [
        root[0] * (1 - narrow * t ** 1.4) +
          Math.sign(u) * (beard.fork ?? 0) * (1 - side) * t ** 1.4 -
          inwards[0] * out +
          wave * Math.sin(phase + t * 7),
        root[1] - length * t - out * 0.2,
        root[2] - inwards[2] * out + 0.1 * t * side + wave * Math.cos(phase + t * 7),
      ]
    })
    locks.push(strand(path, tapered(beard.radius * form.lockRadius, 0.42, 0.25)))
  }
  return locks
}

/** Adds the body of a long beard, so that no light passes between the locks. */
const hang = ({ tape, form }: SculptContext): void => {
  const top = form.chinY + 0.06
  tape
    .cone([0, top, 0.44], [0, top - 0.62, 0.56], 0.28, 0.22, { blend: 0.06 })
    .cone([0, top - 0.6, 0.56], [0.01, top - 1.34, 0.62], 0.22, 0.08, { blend: 0.06 })
}

const braid = ({ tape, form, random }: SculptContext): void => {
  for (const side of [-1, 1]) {
    for (let third = 0; third < 3; third++) {
      const path = shares(24).map((t): Vector => {
        const angle = t * 15 + third * 2.094
        const width = 0.062 * (1 - 0.3 * t)
        return [
          side * (0.13 + 0.05 * t) + width * Math.sin(angle),
          form.chinY - 0.1 - t * 0.95,
          0.62 + 0.06 * Math.sin(t * 3) + width * 0.55 * Math.sin(2 * angle),
        ]
      })
      tape.lock(
        strand(path, (t) => 0.062 * (1 - 0.55 * ease(0.75, 1, t))),
        random(),
        0.015,
      )
    }
  }
}

const mustacheLocks = (
  { form, random, cast }: SculptContext,
  { mustache, droop: atRest, length, radius, half = 0.162 }: Beard,
): readonly Lock[] => {
  if (mustache === undefined) return []
  // A short mustache rises with the corners of a smile.
  const droop =
    atRest < 0.2
      ? Math.max(Math.min(atRest, -0.03), atRest - 1.4 * Math.max(0, form.smile))
      : atRest
  const locks: Lock[] = []
  const thickness = Math.max(radius, 0.044) * 0.85
  const count = 22
  for (const side of [-1, 1]) {
    for (let i = 0; i < count; i++) {
      const u = (i + 0.5) / count
      const x = side * (0.012 + (half - 0.012) * u)
      const y = form.noseY - 0.115 - 0.05 * u + spread(random) * 0.014
      const reach = mustache * (0.8 + 0.4 * random())
      const path = shares(7).flatMap((t): readonly Vector[] => {
        const place: Vector = [
          x + side * reach * t,
          y - 0.03 * t - droop * t ** 3 * (droop < 0 ? 1.3 : 1),
          1.5,
        ]
        const skin = cast([place[0], Math.max(place[1], form.chinY + 0.3), place[2]], [0, 0, -1])
        const out = 0.02 + 0.06 * Math.sin(t * 2.4) + (length > 0.4 ? 0.07 * t : 0)
        return skin ? [[skin[0], place[1], skin[2] + out]] : []
      })
      if (path.length > 2) locks.push(strand(path, tapered(thickness, 0.45, 0.6)))
    }
  }
  return locks
}
