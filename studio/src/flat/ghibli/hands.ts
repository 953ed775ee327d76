import type { CharacterSpec, Glove, Hex } from '../../spec/CharacterSpec.ts'
import { cutOf, dyesOf } from '../../garments/cuts.ts'
import { isBareArmed } from '../../garments/GarmentCut.ts'
import { inksOf } from '../inks.ts'
import { brightness, darken, lighten } from '../palette.ts'
import { line } from '../shapes.ts'
import type { Svg } from '../svg.ts'
import { group, path } from '../svg.ts'
import type { Anatomy } from './anatomy.ts'
import { inked } from './ink.ts'

/** The forearm below a hand at (0, 0), with a cuff. */
export const sleeve = (spec: CharacterSpec, anatomy: Anatomy): Svg => {
  const { gloves } = spec
  const { skin } = anatomy
  const color = gloves?.kind === 'long-gloves' ? gloves.color : sleeveColor(spec, anatomy)
  const cuff = color === skin ? skin : dyesOf(spec).trim
  return (
    inked('M-50,40 C-80,160 -150,300 -190,900 L110,900 C110,400 90,200 52,40Z', color, 6) +
    path('M10,44 C30,200 20,500 10,900 L110,900 C110,400 90,200 52,40Z', {
      fill: darken(color, 0.36),
      opacity: 0.6,
    }) +
    (gloves
      ? inked(CUFFS[gloves.kind], darken(gloves.color, 0.12), 5)
      : inked('M-60,34 Q0,62 60,34 L68,84 Q0,114 -70,84Z', cuff, 5))
  )
}

/** The cuffs of gloves, as paths: from the wrist down, over the sleeve. */
const CUFFS: Readonly<Record<Glove, string>> = {
  gloves: 'M-56,34 Q0,58 56,34 L72,112 Q0,142 -80,112Z',
  mittens: 'M-62,36 Q0,62 62,36 L76,120 Q0,152 -84,120Z',
  'boxing-gloves': 'M-72,70 Q0,96 72,70 L80,160 Q0,190 -92,160Z',
  'long-gloves': 'M-52,36 Q0,56 52,36 L54,48 Q0,70 -56,48Z',
  gauntlets: 'M-56,30 Q0,54 56,30 L110,190 Q0,236 -124,190Z',
}

export const sleeveColor = (spec: CharacterSpec, { skin }: Anatomy): Hex => {
  const cut = cutOf(spec)
  return isBareArmed(cut) ? skin : inksOf(dyesOf(spec), skin)[cut.sleeveInk]
}

/** A fist. */
export const hand = ({ gloves }: CharacterSpec, { skin, shade }: Anatomy): Svg => {
  if (gloves?.kind === 'boxing-gloves') return boxingGlove(gloves.color)
  const [fill, dark] = gloves ? [gloves.color, darken(gloves.color, 0.34)] : [skin, shade]
  const ink = brightness(fill) < 0.36 ? lighten(dark, 0.3) : darken(dark, 0.4)
  const knuckles =
    gloves?.kind === 'mittens'
      ? 'M-48,20 Q-20,34 4,26'
      : 'M-46,-14 Q-10,-22 22,-10 M-50,8 Q-12,2 24,12 M-48,30 Q-12,26 22,34'
  return (
    inked(
      'M-44,-34 C-56,-56 40,-64 50,-40 C62,-10 58,40 40,58 Q0,72 -40,56 C-58,30 -56,-10 -44,-34Z',
      fill,
      5,
    ) +
    path('M14,-52 C40,-54 48,-46 50,-40 C62,-10 58,40 40,58 Q20,66 6,66 C30,30 30,-10 14,-52Z', {
      fill: dark,
      opacity: 0.55,
    }) +
    line(knuckles, ink, 4) +
    line('M-40,-36 C-10,-54 10,-40 4,-24', ink, 4)
  )
}

const boxingGlove = (color: Hex): Svg =>
  inked(
    'M-70,70 C-120,40 -140,-60 -96,-112 C-50,-156 70,-156 106,-104 C140,-50 120,40 74,80 Q0,104 -70,70Z',
    color,
    6,
  ) +
  path(
    'M40,-138 C76,-134 96,-118 106,-104 C140,-50 120,40 74,80 Q40,92 8,90 C80,40 90,-60 40,-138Z',
    {
      fill: darken(color, 0.36),
      opacity: 0.6,
    },
  ) +
  inked('M-96,-20 C-80,-76 -10,-74 10,-34 C16,-4 -40,2 -58,22 C-78,40 -104,20 -96,-20Z', color, 5) +
  line('M-82,-92 C-60,-116 -30,-124 0,-122', lighten(color, 0.6), 9, 0.8)

/** Empty hands, raised to show their gloves. */
export const glovedHands = (spec: CharacterSpec, anatomy: Anatomy): Svg => {
  const { gloves } = spec
  if (gloves === undefined) return ''
  const raisedHand = (x: number, y: number, side: number): Svg =>
    group(
      { transform: `translate(${Math.round(x * anatomy.shoulder * side)} ${y}) scale(${side} 1)` },
      sleeve(spec, anatomy),
      hand(spec, anatomy),
    )
  return gloves.kind === 'boxing-gloves'
    ? raisedHand(0.52, 430, -1) + raisedHand(0.52, 430, 1)
    : raisedHand(0.5, 470, 1)
}
