import type { CharacterSpec, Hex } from '../../CharacterSpec.ts'
import { PATTERN_LINES, SMALL_EYES, type Creature, type CreatureGrowth } from '../../creatures.ts'
import { darken, lighten, mix } from '../palette.ts'
import { line } from '../shapes.ts'
import { clipped, type Svg } from '../svg.ts'
import { at, both, outline, ovalAt, type Pen } from './Pen.ts'
import { creatureEyes } from './creatureEyes.ts'
import { creatureMouth } from './creatureMouth.ts'
import type { Reach } from './growths.ts'
import { hornsOf } from './hornsOf.ts'

/** The head of a creature with its face, in front of what `behindCreature` draws. */
export const creatureHead = (spec: CharacterSpec, creature: Creature, pen: Pen): Svg =>
  [
    creature.coat === 'feathers' ? ruff(spec, creature, pen) : tufts(spec, creature, pen),
    pen.shape(skullOf(creature, pen), spec.skin),
    creature.coat === 'jelly' ? gleam(spec, creature, pen) : '',
    pattern(spec, creature, pen),
    creature.growths?.includes('disc of feathers') === true ? disc(spec, creature, pen) : '',
    creatureMouth(spec, creature, pen),
    creatureEyes(spec, creature, pen),
    crownOf(spec, creature, pen),
  ].join('')

/** Ears and whatever else shows behind the head. */
export const behindCreature = (spec: CharacterSpec, creature: Creature, pen: Pen): Svg =>
  both((side) =>
    (creature.growths ?? [])
      .map((growth) =>
        growth === 'mane' ||
        growth === 'quills' ||
        growth === 'branches' ||
        growth === 'frill' ||
        growth === 'shell'
          ? BEHIND[growth](spec, pen, side)
          : '',
      )
      .join(''),
  ) + ears(spec, creature, pen)

/** How far a creature's head reaches, in the units of its row. */
export const reachOf = ({ ears, skull, growths = [], tufts = 0 }: Creature): Reach => {
  const grown = growths.map((growth) => GROWN[growth] ?? { half: 0, top: 0 })
  const fromEars = earReach(ears)
  return {
    half: Math.max(
      skull.width * (tufts > 0 ? 1.25 : 1.15),
      fromEars.half,
      ...grown.map(({ half }) => half),
    ),
    top: Math.max(skull.y + skull.height, fromEars.top, ...grown.map(({ top }) => top)),
  }
}

const earReach = (ears: Creature['ears']): Reach => {
  if (!ears) return { half: 0, top: 0 }
  const { kind, x, y, size } = ears
  if (kind === 'long' && y <= 0.4) return { half: x + size * 1.1, top: 0 }
  return { half: x + size * 1.25, top: y + size * (kind === 'round' ? 1.45 : 1.15) }
}

const GROWN: Partial<Record<CreatureGrowth, Reach>> = {
  mane: { half: 1.33, top: 1.33 },
  quills: { half: 1.33, top: 1.33 },
  branches: { half: 1.21, top: 1.8 },
  frill: { half: 1.22, top: 0 },
  shell: { half: 1.7, top: 0 },
  horns: { half: 0, top: 1.85 },
  antennae: { half: 0, top: 1.85 },
  fin: { half: 0, top: 1.85 },
  aerial: { half: 0, top: 1.85 },
  crest: { half: 0, top: 1.35 },
  spines: { half: 0, top: 1.35 },
}

const skullOf = (creature: Creature, pen: Pen): string => {
  const { form, muzzle } = creature
  const { width, height, y } = creature.skull
  if (form) return casing(form, creature.skull, pen)
  const chin = Math.min(muzzle.y - 0.34, y - height * 0.8)
  const top = y + height
  const jaw = width * (muzzle.kind === 'slit' || muzzle.kind === 'gape' ? 0.72 : 0.5)
  return (
    `M${at(pen, 0, top)} C${at(pen, width * 0.62, top)} ${at(pen, width, y + height * 0.6)} ${at(pen, width, y)} ` +
    `C${at(pen, width, y - height * 0.5)} ${at(pen, jaw, chin)} ${at(pen, 0, chin)} ` +
    `C${at(pen, -jaw, chin)} ${at(pen, -width, y - height * 0.5)} ${at(pen, -width, y)} ` +
    `C${at(pen, -width, y + height * 0.6)} ${at(pen, -width * 0.62, top)} ${at(pen, 0, top)}Z`
  )
}

/** A box, or a can with a dome. */
const casing = (
  form: 'barrel' | 'box',
  { width, height, y }: Creature['skull'],
  pen: Pen,
): string => {
  const [top, chin] = [y + height, y - height]
  const shoulder = form === 'box' ? top : 0.2
  // The curve of a dome passes below its handles.
  const rise = form === 'box' ? top : top + 0.2
  return (
    `M${at(pen, -width, chin)} L${at(pen, -width, shoulder)} ` +
    `C${at(pen, -width, rise)} ${at(pen, width, rise)} ${at(pen, width, shoulder)} L${at(pen, width, chin)}Z`
  )
}

const tufts = (spec: CharacterSpec, { tufts: count = 0, skull }: Creature, pen: Pen): Svg =>
  both((side) =>
    Array.from({ length: count }, (_, i) => {
      const y = -0.12 - i * 0.2
      const inner = side * skull.width * 0.7
      return pen.shape(
        outline(pen, [
          [inner, y + 0.14],
          [side * skull.width * (1.22 - i * 0.12), y - 0.16],
          [inner, y - 0.24],
        ]),
        spec.skin,
      )
    }).join(''),
  )

/** Rays and webs of a fin beside the head. */
const GILL_FIN: readonly (readonly [number, number])[] = [
  [-0.3, 0.5],
  [0.9, 1],
  [0.7, 0.44],
  [1.2, 0.2],
  [0.8, -0.1],
  [1, -0.6],
  [-0.3, -0.4],
]

/** The feathers of the neck, pointed where they end. */
const ruff = (spec: CharacterSpec, { skull, tufts: count = 0 }: Creature, pen: Pen): Svg => {
  const half = skull.width * 0.84
  const ends = [-0.86, -0.5, -0.16, 0.16, 0.5, 0.86]
  const fringe = ends.flatMap((x, i): (readonly [number, number])[] => [
    [x * half, -1.52 + Math.abs(x) * 0.34],
    ...(i < ends.length - 1 ? [[(x + 0.17) * half, -1.26] as const] : []),
  ])
  const shaggy = count > 0 ? 0.12 : 0
  return pen.shape(
    outline(pen, [
      [-half, 0],
      [-half - shaggy, -0.62],
      [-half * 0.98, -0.66],
      [-half - shaggy, -1.02],
      ...fringe,
      [half + shaggy, -1.02],
      [half * 0.98, -0.66],
      [half + shaggy, -0.62],
      [half, 0],
    ]),
    darken(spec.skin, 0.1),
  )
}

/** Highlights and bubbles, for something wet. */
const gleam = (spec: CharacterSpec, { skull: { width, height, y } }: Creature, pen: Pen): Svg => {
  const inner = (x: number, dy: number, rx: number, ry: number, fill: Hex, opacity: number) =>
    `<path d="${ovalAt(pen, x * width, y + dy * height, rx * width, ry * height)}" fill="${fill}" opacity="${opacity}"/>`
  return (
    inner(0.1, -0.4, 0.7, 0.46, darken(spec.skin, 0.3), 0.3) +
    inner(-0.44, 0.52, 0.2, 0.13, '#ffffff', 0.9) +
    inner(-0.68, 0.2, 0.06, 0.1, '#ffffff', 0.8) +
    inner(0.5, 0.44, 0.1, 0.1, lighten(spec.skin, 0.5), 0.7) +
    inner(0.68, 0.16, 0.06, 0.06, lighten(spec.skin, 0.5), 0.7) +
    inner(0.3, 0.68, 0.05, 0.05, lighten(spec.skin, 0.5), 0.7)
  )
}

/** The disc around an owl's eyes. */
const disc = (spec: CharacterSpec, { eyes }: Creature, pen: Pen): Svg =>
  both((side) =>
    pen.shape(
      ovalAt(pen, side * eyes.x * 0.98, -0.06, eyes.size * 1.42, eyes.size * 1.6),
      lighten(spec.skin, 0.5),
    ),
  )

const ears = (spec: CharacterSpec, creature: Creature, pen: Pen): Svg => {
  if (!creature.ears) return ''
  const { kind, x, y, size } = creature.ears
  const inner = mix(spec.skin, '#e58a90', 0.5)
  const ear = (side: -1 | 1): Svg => {
    const p = (dx: number, dy: number): string => at(pen, side * (x + dx * size), y + dy * size)
    const round = (dx: number, dy: number, rx: number, ry: number): string =>
      ovalAt(pen, side * (x + dx * size), y + dy * size, rx * size, ry * size)
    switch (kind) {
      case 'pointed':
        return (
          pen.shape(`M${p(-0.5, 0)} L${p(0.26, 1.08)} L${p(0.5, -0.3)}Z`, spec.skin) +
          pen.shape(`M${p(-0.2, 0.1)} L${p(0.22, 0.8)} L${p(0.32, -0.1)}Z`, inner)
        )
      case 'tuft':
        return pen.shape(`M${p(-0.5, -0.1)} L${p(0.36, 1.08)} L${p(0.4, -0.4)}Z`, spec.skin)
      case 'round':
        return (
          pen.shape(round(0.2, 0.4, 1, 1), spec.skin) + pen.shape(round(0.2, 0.4, 0.6, 0.6), inner)
        )
      case 'long':
        return y > 0.4
          ? pen.shape(round(0.12, 0.5, 0.2, 0.62), spec.skin) +
              pen.shape(round(0.12, 0.5, 0.1, 0.46), inner)
          : pen.shape(`M${p(-0.1, 0.22)} L${p(1.05, 0.2)} L${p(-0.1, -0.3)}Z`, spec.skin) +
              pen.shape(`M${p(0, 0.12)} L${p(0.8, 0.14)} L${p(0, -0.18)}Z`, inner)
      case 'hanging':
        return ''
      case 'leaf':
      case 'fan': {
        if (creature.coat === 'scales' && kind === 'fan')
          return pen.shape(
            outline(
              pen,
              GILL_FIN.map(([dx, dy]) => [side * (x + dx * size), y + dy * size] as const),
            ),
            darken(spec.skin, 0.16),
          )
        const tall = kind === 'fan' ? 0.8 : 0.42
        return (
          pen.shape(round(0.44, 0, 0.66, tall), spec.skin) +
          pen.shape(round(0.46, 0, 0.44, tall * 0.7), inner)
        )
      }
    }
  }
  return both(ear)
}

const pattern = (spec: CharacterSpec, creature: Creature, pen: Pen): Svg => {
  const { skin } = spec
  const pale = lighten(skin, 0.6)
  const { width, y } = creature.skull
  const low = creature.muzzle.y
  const area = (x: number, cy: number, rx: number, ry: number, fill: Hex): Svg =>
    pen.shape(ovalAt(pen, x, cy, rx, ry), fill)
  const paler = {
    muzzle: '',
    cheeks: both((side) => area(side * width * 0.4, low + 0.02, width * 0.46, 0.32, pale)),
    face:
      both((side) => area(side * 0.26, 0, 0.36, 0.36, pale)) + area(0, low + 0.1, 0.5, 0.44, pale),
    throat: area(0, low - 0.12, width * 0.6, 0.26, pale),
  }
  const dark = darken(skin, 0.5)
  const stripe = (side: number, points: readonly (readonly [number, number])[]): Svg =>
    pen.shape(
      outline(
        pen,
        points.map(([x, py]) => [side * x, py] as const),
      ),
      dark,
    )
  const top = y + creature.skull.height
  const stripes = both(
    (side) =>
      stripe(side, [
        [0.0, top - 0.06],
        [0.07, top - 0.08],
        [0.0, top - 0.44],
      ]) +
      stripe(side, [
        [0.22, top - 0.1],
        [0.3, top - 0.14],
        [0.18, top - 0.42],
      ]) +
      stripe(side, [
        [width, y - 0.12],
        [width * 0.97, y - 0.26],
        [width * 0.66, y - 0.24],
      ]),
  )
  const patterns = {
    stripes,
    spots: [
      [-0.4, 0.3],
      [0.1, 0.4],
      [0.45, 0.2],
    ]
      .map(([x = 0, dy = 0]) => area(x, y + dy + 0.2, 0.12, 0.1, darken(skin, 0.25)))
      .join(''),
    'eye patches': both((side) => area(side * 0.36, -0.06, 0.26, 0.34, '#2a282c')),
    bandages: lines('bandages', creature, spec, pen),
    cracks: lines('cracks', creature, spec, pen),
    mask: both((side) => area(side * 0.3, 0.06, 0.34, 0.22, darken(skin, 0.3))),
  }
  return (
    (creature.pale ? paler[creature.pale] : '') +
    (creature.pattern ? patterns[creature.pattern] : '')
  )
}

/** Lines on the skull, as wide as they need to be to show on a small picture. */
const lines = (
  kind: keyof typeof PATTERN_LINES,
  creature: Creature,
  { skin }: CharacterSpec,
  pen: Pen,
): Svg => {
  const d = PATTERN_LINES[kind].map(
    ([fromX, fromY, toX, toY]) => `M${at(pen, fromX, fromY)} L${at(pen, toX, toY)}`,
  )
  const drawn = line(d.join(' '), darken(skin, 0.45), pen.ux * 0.04)
  return creature.pattern === kind ? clipped(kind, skullOf(creature, pen), drawn) : ''
}

/** The parts in front of the head: horns, crests, hanging ears. */
const crownOf = (spec: CharacterSpec, creature: Creature, pen: Pen): Svg =>
  [
    creature.ears?.kind === 'hanging' ? hangingEars(spec, creature.ears, pen) : '',
    ...(creature.growths ?? []).map((growth) => {
      switch (growth) {
        case 'horns':
          return hornsOf(creature.horn ?? '#d8cba8', creature.skull, pen)
        case 'forelock':
          return pen.shape(
            outline(pen, [
              [-0.3, 0.98],
              [0.3, 0.98],
              [0.26, 0.5],
              [0.1, 0.62],
              [0, 0.32],
              [-0.12, 0.6],
              [-0.26, 0.48],
            ]),
            darken(spec.skin, 0.55),
          )
        case 'crest':
        case 'spines':
        case 'fin':
          return pen.shape(
            outline(pen, [
              [-0.16, creature.skull.y + creature.skull.height - 0.1],
              [0, creature.skull.y + creature.skull.height + 0.42],
              [0.16, creature.skull.y + creature.skull.height - 0.1],
            ]),
            darken(spec.skin, 0.2),
          )
        case 'antennae':
          return both(
            (side) =>
              pen.shape(
                outline(pen, [
                  [side * 0.18, 0.7],
                  [side * 0.6, 1.5],
                  [side * 0.68, 1.46],
                  [side * 0.26, 0.66],
                ]),
                darken(spec.skin, 0.3),
              ) + pen.shape(ovalAt(pen, side * 0.64, 1.52, 0.09, 0.1), darken(spec.skin, 0.3)),
          )
        case 'small eyes':
          return both((side) =>
            SMALL_EYES.map(
              ([x, y, radius]) =>
                pen.shape(ovalAt(pen, side * x, y, radius, radius), '#1a1418') +
                pen.shape(ovalAt(pen, side * x, y + 0.03, radius * 0.3, radius * 0.3), '#fdfcf6'),
            ).join(''),
          )
        case 'aerial':
          return (
            pen.shape(
              outline(pen, [
                [-0.03, 0.7],
                [-0.02, 1.36],
                [0.02, 1.36],
                [0.03, 0.7],
              ]),
              darken(spec.skin, 0.4),
            ) + pen.shape(ovalAt(pen, 0, 1.4, 0.09, 0.1), '#d8413c')
          )
        default:
          return ''
      }
    }),
  ].join('')

const hangingEars = (
  spec: CharacterSpec,
  { x, y, size }: NonNullable<Creature['ears']>,
  pen: Pen,
): Svg =>
  both((side) =>
    pen.shape(
      `M${at(pen, side * (x - 0.14), y + 0.2)} C${at(pen, side * (x + 0.4), y + 0.2)} ${at(pen, side * (x + 0.46), y - size)} ${at(pen, side * (x + 0.18), y - size)} ` +
        `C${at(pen, side * (x - 0.06), y - size)} ${at(pen, side * (x - 0.02), y - 0.2)} ${at(pen, side * (x - 0.14), y + 0.2)}Z`,
      darken(spec.skin, 0.22),
    ),
  )

const BEHIND = {
  mane: (spec: CharacterSpec, pen: Pen, side: -1 | 1): Svg =>
    pen.shape(outline(pen, rays(side, 11, 1.12, 1.5)), mix(darken(spec.skin, 0.4), '#8a4a1e', 0.5)),
  quills: (spec: CharacterSpec, pen: Pen, side: -1 | 1): Svg =>
    pen.shape(outline(pen, rays(side, 10, 1, 1.55)), darken(spec.skin, 0.4)) +
    pen.shape(outline(pen, rays(side, 9, 0.9, 1.3)), darken(spec.skin, 0.2)),
  frill: (spec: CharacterSpec, pen: Pen, side: -1 | 1): Svg =>
    pen.shape(
      outline(pen, [
        [side * 0.5, 0.3],
        [side * 1.2, 0.02],
        [side * 0.8, -0.12],
        [side * 1.14, -0.34],
        [side * 0.72, -0.4],
        [side * 0.9, -0.66],
        [side * 0.4, -0.6],
      ]),
      darken(spec.skin, 0.25),
    ),
  shell: (_: CharacterSpec, pen: Pen, side: -1 | 1): Svg =>
    pen.shape(
      `M${at(pen, 0, -0.24)} C${at(pen, side * 1.1, -0.24)} ${at(pen, side * 1.66, -1)} ${at(pen, side * 1.62, -2.3)} L${at(pen, 0, -2.3)}Z`,
      '#7d6a37',
    ) +
    pen.shape(
      outline(pen, [
        ...([[side * 0.7, -0.56] as const, [side * 1.16, -0.92] as const] as const),
        ...([[side * 1.3, -1.5] as const, [side * 0.8, -1.5] as const] as const),
      ]),
      '#9c8849',
    ),
  branches: (spec: CharacterSpec, pen: Pen, side: -1 | 1): Svg =>
    [0.25, 0.7, 1.15]
      .map((angle) => {
        const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
        const tip: readonly [number, number] = [side * (0.4 + sin * 0.7), 0.6 + cos * 1.1]
        return (
          pen.shape(
            outline(pen, [
              [side * (0.3 + sin * 0.2 - cos * 0.1), 0.6 + sin * 0.1],
              tip,
              [side * (0.3 + sin * 0.2 + cos * 0.1), 0.5 - sin * 0.1],
            ]),
            spec.skin,
          ) + pen.shape(ovalAt(pen, tip[0], tip[1], 0.15, 0.11), '#5f8f3c')
        )
      })
      .join(''),
}

/** The points of half a star, around one side of the head. */
const rays = (
  side: number,
  count: number,
  near: number,
  far: number,
): readonly (readonly [number, number])[] => [
  [0, 0.9],
  ...Array.from({ length: count * 2 + 1 }, (_, i) => {
    const angle = (i / (count * 2)) * Math.PI
    const reach = i % 2 ? far : near
    return [side * Math.sin(angle) * reach * 0.86, Math.cos(angle) * reach * 0.86] as const
  }),
  [0, -0.9],
]
