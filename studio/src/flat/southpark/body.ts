import { type Creature, creatureOf } from '../../spec/creatures.ts'
import type { CharacterSpec, Hex } from '../../spec/CharacterSpec.ts'
import { cutOf, dyesOf } from '../../garments/cuts.ts'
import { type GarmentCut, isBareArmed } from '../../garments/GarmentCut.ts'
import { isWovenAlike } from '../../garments/stripes.ts'
import { inksOf } from '../inks.ts'
import { holdOf, isStrapped, takesBothHands } from '../../spec/props.ts'
import { mirrored } from '../shapes.ts'
import type { Svg } from '../svg.ts'
import { clipped, group } from '../svg.ts'
import { cut, darker, disc, pair, strip } from './paper.ts'
import { animalBody } from '../creature/animalBody.ts'
import { CREATURE_PEN } from './creaturePen.ts'
import { hands } from './hands.ts'
import { propDrawing } from '../prop/props.ts'
import { heldProp, SMALL } from './props.ts'
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
  x: Math.round((holdOf(spec.prop) === 'arms' ? 150 : 240) * bodyWidth(spec)),
  y: 444,
})

/** Whether the elbow of the arm that holds the prop points outward. */
export const isElbowOut = ({ prop }: CharacterSpec): boolean =>
  isStrapped(prop) || holdOf(prop) === 'arms'

const BLACK: Hex = '#1d1a22'

/** Legs, shoes, garment and arms, with the prop. */
export const body = (spec: CharacterSpec): Svg => {
  const creature = creatureOf(spec)
  if (creature && spec.garment === undefined) return animal(spec, creature)
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

/** An animal without clothes; what it holds is in front of it. */
const animal = (spec: CharacterSpec, creature: Creature): Svg =>
  animalBody(spec, creature, CREATURE_PEN, FLOOR) + neckwearOf(spec) + heldProp(spec, handOf(spec))

/** The height of the soles, in the units of a creature's row. */
const FLOOR = (CREATURE_PEN.eyes - SOLES) / CREATURE_PEN.uy

const cape = (spec: CharacterSpec): Svg => {
  const ink = cutOf(spec).cape
  const color = spec.cape?.color ?? (ink && inksOf(dyesOf(spec), spec.skin)[ink])
  if (!color) return ''
  return cut(
    'M-130,190 L-336,520 L-220,506 L-110,526 L0,510 L110,526 L220,506 L336,520 L130,190Z',
    darker(color),
  )
}

const legs = (spec: CharacterSpec): Svg => {
  const kind = spec.garment?.kind
  const bare = kind === 'tunic' || kind === 'toga'
  const inks = inksOf(dyesOf(spec), spec.skin)
  const trousers = bare ? spec.skin : inks[cutOf(spec).legs]
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
const hips = (spec: CharacterSpec): Svg => {
  const ink = cutOf(spec).hips
  if (ink === undefined) return ''
  const color = inksOf(dyesOf(spec), spec.skin)[ink]
  return (
    cut('M-192,412 L192,412 L196,468 L-196,468Z', color) +
    cut('M-70,452 L70,452 L54,536 L0,550 L-54,536Z', darker(color))
  )
}

const TORSO = 'M-118,170 Q-176,220 -192,456 L192,456 Q176,220 118,170Z'
const SKIRT = 'M-116,170 Q-180,240 -232,540 L232,540 Q180,240 116,170Z'

const torso = (spec: CharacterSpec): Svg => {
  const { long, body } = cutOf(spec)
  const outline = long ? SKIRT : TORSO
  return (
    cut(outline, inksOf(dyesOf(spec), spec.skin)[body]) +
    clipped('torso', outline, stripesOn(spec) + sewn(spec) + emblemOf(spec))
  )
}

const SLEEVE = 'M-128,206 Q-236,250 -272,424 L-206,436 Q-196,350 -150,300Z'

/** The color of the forearms. */
const sleeveColor = (spec: CharacterSpec): Hex => {
  const cut = cutOf(spec)
  return isBareArmed(cut) ? spec.skin : inksOf(dyesOf(spec), spec.skin)[cut.sleeveInk]
}

const arm = (spec: CharacterSpec): Svg => armOf(spec, (d) => d)
const mirroredArm = (spec: CharacterSpec): Svg => armOf(spec, mirrored)

const armOf = (spec: CharacterSpec, placed: (d: string) => string): Svg => {
  const sleeve = placed(SLEEVE)
  return cut(sleeve, sleeveColor(spec)) + wovenInto(spec, sleeve) + endOfSleeve(spec, placed)
}

/** What lies on the arm: a short sleeve, a cuff or a pauldron. */
const endOfSleeve = (spec: CharacterSpec, placed: (d: string) => string): Svg => {
  const { sleeves, sleeveInk, cuffs, fabric } = cutOf(spec)
  const inks = inksOf(dyesOf(spec), spec.skin)
  if (fabric === 'metal') return cut(placed(disc(-164, 250, 66, 56)), inks.light)
  if (cuffs) return cut(placed(strip(-282, 400, -198, 416, 30)), inks[cuffs])
  if (sleeveInk === 'skin') return ''
  const upper = UPPER_SLEEVES[sleeves]
  return upper ? cut(placed(upper), inks[sleeveInk]) : ''
}

const UPPER_SLEEVES: Readonly<Partial<Record<GarmentCut['sleeves'], string>>> = {
  short: 'M-128,206 Q-214,240 -246,330 L-178,348 L-150,300Z',
  puffed: 'M-120,196 Q-250,200 -262,300 Q-240,346 -176,330 L-146,290Z',
}

const wovenInto = (spec: CharacterSpec, sleeve: string): Svg => {
  if (!isWovenAlike(cutOf(spec))) return ''
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

/** Where the other hand is, if it is on the prop. */
const secondHandOf = (
  { prop }: CharacterSpec,
  x: number,
  y: number,
): { readonly x: number; readonly y: number } | undefined => {
  const second = prop && propDrawing(prop.kind).second
  // Arms are short, so the hand is never far below the other one.
  return second && { x: x + second[0] * SMALL, y: y + Math.min(60, second[1] * SMALL) }
}
