import { creatureOf } from '../../creatures.ts'
import type { CharacterSpec, Hex, Prop } from '../../CharacterSpec.ts'
import { darken, lighten } from '../palette.ts'
import { GARMENT_CUTS } from '../../garments/cuts.ts'
import { isBareArmed } from '../../garments/GarmentCut.ts'
import { isWovenAlike } from '../../garments/stripes.ts'
import { inksOf } from '../inks.ts'
import { line } from '../shapes.ts'
import { isStrapped, takesBothHands } from '../../isHeld.ts'
import type { Svg } from '../svg.ts'
import { circle, clipped, group } from '../svg.ts'
import { box, cut, darker, disc, mirror, pair, star, strip } from './paper.ts'
import { hands } from './hands.ts'
import { heldProp } from './props.ts'
import { capeInFront, emblemOf, neckwearOf, sewn, stripesOn } from './sewn.ts'

/** The y of the soles, in the figure's units from the head's center. */
export const SOLES = 580

/** The body's width relative to an average adult's. */
export const bodyWidth = ({ build, age }: CharacterSpec): number =>
  ({ slight: 0.9, average: 1, broad: 1.18 })[build] * (age === 'child' ? 0.9 : 1)

/** How far hands reach to the sides of a body of width 1. */
export const ARM_REACH = 290
/** How far an elbow that points outward reaches to the side. */
export const ELBOW_REACH = 364
/** How far a cape reaches to the sides. */
export const CAPE_REACH = 344

/** Where the hand that holds the prop is, in the figure's units. */
export const handOf = (spec: CharacterSpec): { readonly x: number; readonly y: number } => ({
  x: Math.round((spec.prop?.kind === 'swaddled-baby' ? 150 : 240) * bodyWidth(spec)),
  y: 444,
})

/** Whether the elbow of the arm that holds the prop points outward. */
export const isElbowOut = ({ prop }: CharacterSpec): boolean =>
  isStrapped(prop) || prop?.kind === 'swaddled-baby'

const BLACK: Hex = '#1d1a22'

/** Legs, shoes, garment and arms, with the prop. */
export const body = (spec: CharacterSpec): Svg => {
  const width = bodyWidth(spec)
  const { x, y } = handOf(spec)
  return (
    group(
      { transform: `scale(${width} 1)` },
      cape(spec),
      legs(spec),
      torso(spec),
      hips(spec),
      takesBothHands(spec.prop) ? upperArm(spec) : arm(spec),
      isElbowOut(spec) ? strappedArm(spec) : mirroredArm(spec),
      capeInFront(spec),
      neckwearOf(spec),
    ) +
    heldProp(spec, { x, y }) +
    secondArm(spec, x, y) +
    hands(spec, { x, y }, secondHandOf(spec, x, y))
  )
}

const cape = ({ cape: own, garment, skin }: CharacterSpec): Svg => {
  const ink = GARMENT_CUTS[garment.kind].cape
  const color = own?.color ?? (ink && inksOf(garment, skin)[ink])
  if (!color) return ''
  return cut(
    'M-130,190 L-336,520 L-220,506 L-110,526 L0,510 L110,526 L220,506 L336,520 L130,190Z',
    darker(color),
  )
}

const legs = (spec: CharacterSpec): Svg => {
  const { kind } = spec.garment
  const bare = kind === 'tunic' || kind === 'toga'
  const inks = inksOf(spec.garment, spec.skin)
  const trousers = bare ? spec.skin : inks[GARMENT_CUTS[kind].legs]
  const shoes = spec.species === 'robot' ? darker(spec.skin, 0.4) : bare ? '#6b4526' : BLACK
  return (
    cut('M-180,430 L180,430 L184,540 L8,540 L0,486 L-8,540 L-184,540Z', trousers) +
    pair(
      `M-196,${SOLES} Q-206,526 -150,524 L-12,524 L-10,${SOLES}Z`,
      creatureOf(spec) ? darker(spec.skin, 0.3) : shoes,
    )
  )
}

/** Cloth around the hips, above bare legs. */
const hips = ({ garment, skin }: CharacterSpec): Svg => {
  const ink = GARMENT_CUTS[garment.kind].hips
  if (ink === undefined) return ''
  const color = inksOf(garment, skin)[ink]
  return (
    cut('M-192,412 L192,412 L196,468 L-196,468Z', color) +
    cut('M-70,452 L70,452 L54,536 L0,550 L-54,536Z', darker(color))
  )
}

const TORSO = 'M-118,170 Q-176,220 -192,456 L192,456 Q176,220 118,170Z'
const SKIRT = 'M-116,170 Q-180,240 -232,540 L232,540 Q180,240 116,170Z'

const torso = (spec: CharacterSpec): Svg => {
  const { kind, trim } = spec.garment
  const { long, body = 'color' } = GARMENT_CUTS[kind]
  const outline = long ? SKIRT : TORSO
  const underneath = kind === 'jacket' || kind === 'cloak'
  const base = underneath ? trim : inksOf(spec.garment, spec.skin)[body]
  return (
    cut(outline, base) + clipped('torso', outline, stripesOn(spec) + details(spec) + emblemOf(spec))
  )
}

const details = (spec: CharacterSpec): Svg => {
  const { skin } = spec
  const { kind, color, trim } = spec.garment
  const belt = (y: number, paper: Hex): Svg =>
    cut(box(-260, y, 520, 34), paper) + cut(box(-30, y - 6, 60, 46), '#d0a83e')
  const buttons = (paper: Hex): Svg =>
    [300, 350, 400].map((y) => circle(0, y, 11, { fill: paper })).join('')
  const deep = darken(color, 0.4)
  switch (kind) {
    case 'robe':
      return (
        cut('M-10,230 L10,230 L14,560 L-14,560Z', darker(color, 0.3)) +
        belt(400, trim) +
        pair('M-120,170 L-150,230 L-8,320 L-2,250Z', lighten(color, 0.16))
      )
    case 'cloak':
      return (
        pair('M-120,170 L-200,220 L-220,480 L-120,480 Q-60,330 -110,180Z', color) +
        belt(400, darken(trim, 0.3)) +
        cut(disc(0, 262, 30, 28), '#d0a83e')
      )
    case 'tunic':
      return (
        cut('M-54,180 L0,268 L54,180Z', skin) + belt(380, trim) + cut(box(-260, 438, 520, 24), trim)
      )
    case 'armour':
      return (
        cut('M-130,200 L0,250 L130,200 L120,370 L0,410 L-120,370Z', lighten(color, 0.3)) +
        line('M0,250 L0,408', deep, 6) +
        cut(box(-260, 412, 520, 30), trim) +
        [-96, 96].map((x) => circle(x, 260, 9, { fill: deep })).join('')
      )
    case 'suit':
      return (
        cut('M-74,180 L0,400 L74,180Z', '#f6f4ee') +
        cut('M-20,236 L20,236 L12,262 L28,370 L0,400 L-28,370 L-12,262Z', trim) +
        pair('M-118,170 L-150,240 L-90,290 L-4,420 L-4,400 L-60,180Z', darker(color, 0.2)) +
        circle(0, 436, 9, { fill: deep })
      )
    case 'spacesuit':
      return (
        cut(box(-80, 280, 160, 100), trim) +
        circle(-44, 312, 13, { fill: '#d8413c' }) +
        circle(0, 312, 13, { fill: '#5fc46a' }) +
        circle(44, 312, 13, { fill: '#4aa3d8' }) +
        line('M-56,352 L56,352', deep, 8) +
        cut(box(-260, 410, 520, 26), darker(color))
      )
    case 'uniform':
      return (
        cut('M-70,170 L0,262 L70,170 L110,190 L0,300 L-110,190Z', trim) +
        line('M0,300 L0,456', deep, 6) +
        [330, 380, 426]
          .map(
            (y) => circle(-24, y, 9, { fill: '#e0c050' }) + circle(24, y, 9, { fill: '#e0c050' }),
          )
          .join('') +
        cut(box(60, 300, 64, 34), '#d8413c')
      )
    case 'dress':
      return (
        pair('M-110,170 Q-60,262 -2,250 L-2,210Z', trim) +
        cut(box(-260, 372, 520, 30), trim) +
        cut('M-300,512 L300,512 L300,560 L-300,560Z', trim)
      )
    case 'gown':
      return (
        cut('M-200,140 L200,140 L160,250 L0,284 L-160,250Z', skin) +
        cut('M-160,246 L0,280 L160,246 L160,272 L0,306 L-160,272Z', trim) +
        cut('M-40,392 L40,392 L120,560 L-120,560Z', lighten(color, 0.3)) +
        cut(box(-260, 372, 520, 28), trim)
      )
    case 'hoodie':
      return (
        pair('M-128,170 Q-120,262 -2,276 L-2,236Z', darker(color, 0.16)) +
        line('M-30,268 L-34,340 M30,268 L34,340', trim, 9) +
        cut('M-90,456 L-66,372 L66,372 L90,456Z', darker(color, 0.14))
      )
    case 't-shirt':
      return cut('M-64,180 Q0,262 64,180Z', skin) + cut(star(0, 340, 52), trim)
    case 'jacket':
      return (
        pair('M-130,160 L-220,220 L-220,480 L-44,480 L-30,300 L-60,180Z', color) +
        pair('M-110,176 L-130,260 L-52,300 L-40,230Z', darker(color, 0.2)) +
        line('M0,300 L0,452', darken(trim, 0.3), 6)
      )
    case 'coat':
      return (
        pair('M-124,170 L-150,250 L-40,310 L-4,250Z', trim) +
        line('M0,300 L0,560', deep, 7) +
        buttons(trim) +
        cut(box(-170, 440, 90, 20), darker(color)) +
        cut(box(80, 440, 90, 20), darker(color))
      )
    case 'overalls':
      return (
        cut('M-118,300 L118,300 L140,370 L260,380 L260,480 L-260,480 L-260,380 L-140,370Z', color) +
        pair('M-126,180 L-84,176 L-66,320 L-108,320Z', color) +
        pair(disc(-88, 318, 20, 20), '#f0c83c') +
        cut(box(-50, 336, 100, 66), darker(color, 0.16))
      )
    case 'bodysuit':
      return (
        pair('M-200,230 L-110,250 L-70,456 L-220,456Z', darker(color, 0.25)) +
        cut('M-40,262 L40,262 L0,330Z', trim) +
        cut(box(-260, 400, 520, 28), trim)
      )
    case 'toga':
      return (
        cut('M40,140 L200,140 L200,340 L120,300Z', skin) +
        cut('M-140,170 L-60,170 L260,420 L260,480Z', trim) +
        line('M-110,300 L-60,560 M-20,360 L20,560 M90,420 L120,560', deep, 5, 0.5)
      )
    default:
      return sewn(spec)
  }
}

const SLEEVE = 'M-128,206 Q-236,250 -272,424 L-206,436 Q-196,350 -150,300Z'

const sleeveColor = ({ garment, skin }: CharacterSpec): Hex => {
  const cut = GARMENT_CUTS[garment.kind]
  if (garment.kind === 'cloak') return garment.trim
  return isBareArmed(cut) ? skin : inksOf(garment, skin)[cut.sleeveInk ?? 'color']
}

const arm = (spec: CharacterSpec): Svg => armOf(spec, (d) => d)
const mirroredArm = (spec: CharacterSpec): Svg => armOf(spec, mirror)

const armOf = (spec: CharacterSpec, placed: (d: string) => string): Svg => {
  const { kind, color, trim } = spec.garment
  const cuff =
    kind === 't-shirt'
      ? cut(placed('M-128,206 Q-214,240 -246,330 L-178,348 L-150,300Z'), color)
      : kind === 'armour'
        ? cut(placed(disc(-164, 250, 66, 56)), lighten(color, 0.3))
        : kind === 'coat' || kind === 'robe' || kind === 'uniform' || kind === 'spacesuit'
          ? cut(placed(strip(-282, 400, -198, 416, 30)), trim)
          : ''
  const sleeve = placed(SLEEVE)
  return cut(sleeve, sleeveColor(spec)) + wovenInto(spec, sleeve) + cuff
}

const wovenInto = (spec: CharacterSpec, sleeve: string): Svg => {
  if (!isWovenAlike(GARMENT_CUTS[spec.garment.kind])) return ''
  const id = sleeve === SLEEVE ? 'left-sleeve' : 'right-sleeve'
  const pattern = stripesOn(spec, `${id}-pattern`)
  return pattern === '' ? '' : clipped(id, sleeve, pattern)
}

/** An arm whose elbow points outward; the forearm comes back to the body, behind the prop. */
const strappedArm = (spec: CharacterSpec): Svg =>
  cut(
    'M128,206 Q260,230 352,398 Q330,436 170,440 L160,372 L240,352 Q190,320 150,300Z',
    sleeveColor(spec),
  )

const upperArm = (spec: CharacterSpec): Svg =>
  cut('M-128,206 Q-222,250 -238,372 Q-200,410 -164,372 Q-172,330 -150,300Z', sleeveColor(spec))

/** The other forearm, across the body to the two-handed prop. */
const secondArm = (spec: CharacterSpec, x: number, y: number): Svg => {
  const place = secondHandOf(spec, x, y)
  if (place === undefined) return ''
  return cut(strip(-198 * bodyWidth(spec), 372, place.x - 20, place.y + 4, 68), sleeveColor(spec))
}

/** How far the other hand is from the one that holds the prop. */
const SECOND_HANDS: Partial<Record<Prop, readonly [across: number, down: number]>> = {
  book: [104, 62],
  rifle: [100, 90],
  piano: [440, 0],
  'swaddled-baby': [250, 10],
}

/** Where the other hand is, if it is on the prop. */
const secondHandOf = (
  { prop }: CharacterSpec,
  x: number,
  y: number,
): { readonly x: number; readonly y: number } | undefined => {
  if (prop === undefined || !takesBothHands(prop)) return undefined
  const [across, down] = SECOND_HANDS[prop.kind] ?? [60, 60]
  return { x: x - across, y: y + down }
}
