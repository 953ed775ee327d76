import { dyesOf } from '../../garments/cuts.ts'
import { creatureOf } from '../../spec/creatures.ts'
import type { CharacterSpec, Glove, Hex } from '../../spec/CharacterSpec.ts'
import { replacesHand } from '../../spec/props.ts'
import { lighten, mix } from '../palette.ts'
import type { Svg } from '../svg.ts'
import { group } from '../svg.ts'
import { mirrored } from '../shapes.ts'
import { cut, darker } from './paper.ts'

interface At {
  readonly x: number
  readonly y: number
}

/** The hand that holds the prop, and the other one, which is also on the prop or mirrors the first. */
export const hands = (spec: CharacterSpec, own: At, second: At | undefined): Svg => {
  const other = second ?? { x: -own.x, y: own.y }
  const sides = replacesHand(spec.prop) ? [-1] : [-1, 1]
  return sides.map((side) => hand(spec, side, side > 0 ? own : other)).join('')
}

const hand = (spec: CharacterSpec, side: number, { x, y }: At): Svg => {
  const paper = paperOf(spec)
  const placed = (d: string): string => (side > 0 ? mirrored(d) : d)
  const { size, cuff } = spec.gloves ? GLOVES[spec.gloves.kind] : BARE
  return group(
    { transform: `translate(${x} ${y})` },
    cuff === '' ? '' : cut(placed(cuff), darker(paper, 0.14)),
    group({ transform: `scale(${size})` }, cut(placed(MITTEN), paper) + cut(placed(THUMB), paper)),
  )
}

const MITTEN = 'M-34,-30 Q0,-46 32,-28 L34,22 Q10,48 -24,38 Q-42,10 -34,-30Z'
const THUMB = 'M24,-24 Q54,-30 52,-2 Q44,16 24,12Z'

/** How much larger than a bare hand each kind of glove is, and its cuff on the forearm. */
const GLOVES: Readonly<Record<Glove, { readonly size: number; readonly cuff: string }>> = {
  gloves: { size: 1.06, cuff: 'M-46,-48 L44,-36 L40,-14 L-46,-26Z' },
  mittens: { size: 1.18, cuff: 'M-50,-58 L48,-44 L44,-16 L-50,-30Z' },
  'boxing-gloves': { size: 1.75, cuff: 'M-46,-112 L66,-92 L56,-30 L-56,-46Z' },
  'long-gloves': { size: 1.04, cuff: 'M-36,-20 Q-34,-90 4,-166 L88,-122 Q46,-70 38,-14Z' },
  gauntlets: { size: 1.12, cuff: 'M-40,-18 L-66,-96 L74,-76 L40,-8Z' },
}
const BARE = { size: 1, cuff: '' } as const

/** The color of the gloves, of the mittens that go with the clothes or a cold place, or else of bare hands. */
const paperOf = (spec: CharacterSpec): Hex => {
  const {
    background: { scene },
    gloves,
    skin,
    species,
  } = spec
  const kind = spec.garment?.kind
  const { color, trim } = dyesOf(spec)
  if (gloves) return gloves.color
  if (species === 'robot') return darker(skin, 0.25)
  if (creatureOf(spec)) return skin
  if (kind === 'spacesuit' || kind === 'armor') return lighten(color, 0.2)
  return scene === 'arctic' || scene === 'mountains' || kind === 'coat' || kind === 'hoodie'
    ? mix(trim, '#c8403a', 0.35)
    : skin
}
