import type { CharacterSpec } from '../../spec/CharacterSpec.ts'
import { hideCovered } from '../../figure/hideCovered.ts'
import { creatureOf } from '../../spec/creatures.ts'
import { animalBody } from '../creature/animalBody.ts'
import { behindCreature } from '../creature/behindCreature.ts'
import { creatureHead } from '../creature/creatureHead.ts'
import { growthsBehind, growthsInFront } from '../creature/growths.ts'
import { anatomyOf, NECK } from './anatomy.ts'
import { CREATURE_PEN } from './creaturePen.ts'
import { background } from './background/background.ts'
import { beard } from './beard.ts'
import { CEL } from './cel.ts'
import { eyebrows, eyes } from './eyes.ts'
import { drawGroup, type FigureStyle } from '../drawGroup.ts'
import { leanHead } from '../leaning.ts'
import type { FlatStyle } from '../FlatStyle.ts'
import { figureBox } from './figureBox.ts'
import { garment } from './garment/garment.ts'
import { hairBehind } from './hair/hairBehind.ts'
import { hairInFront } from './hair/hairInFront.ts'
import { bareHead, mouth, neck, nose } from './head.ts'
import { headwearBehind, headwearInFront } from '../headwear/headwear.ts'
import { num } from '../shapes.ts'
import { marksOnSkin, marksOverFace } from './marks.ts'
import { brightness } from '../palette.ts'
import { heldProp } from './prop/heldProp.ts'
import type { Random } from '../../spec/random.ts'
import { seededRandom } from '../../spec/random.ts'
import { repeat } from '../svg.ts'
import { airOf } from './sky.ts'
import type { Svg } from '../svg.ts'
import { circle, element, glow, rect } from '../svg.ts'

/**
 * Draws the character as a frame of a hand-drawn animated film: flat colors with one shadow, ink lines, a
 * painted background.
 */
export const ghibli: FlatStyle = {
  kind: 'flat',
  draw: (spec, width, height) => {
    const { tint } = airOf(spec.background)
    const size = { width, height }
    return element(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, ...size },
      definitions(spec, Math.min(width, height), seededRandom(spec.seed)),
      background(spec, width, height, seededRandom(spec.seed + 1)),
      drawGroup(spec, width, height, FIGURES),
      tint === '#ffffff'
        ? ''
        : rect(0, 0, width, height, { fill: tint, style: 'mix-blend-mode:multiply' }),
      rect(0, 0, width, height, { fill: 'url(#sunlight)' }),
      rect(0, 0, width, height, { fill: 'url(#grain)' }),
    )
  },
}

/** The picture's definitions contain the lead's blush; every other figure is drawn with a definition of its own. */
const FIGURES: FigureStyle = {
  box: (spec) => figureBox(spec, anatomyOf(spec)),
  draw: (spec, isLead) =>
    isLead ? drawFigure(spec) : element('defs', {}, blush(spec)) + drawFigure(spec),
  halfHead: 290,
  pen: CEL,
}

/** The character alone, from back to front, in the units of anatomy.ts. The SVG must contain `definitions`. */
export const drawFigure = (whole: CharacterSpec): Svg => {
  const spec = hideCovered(whole)
  const anatomy = anatomyOf(spec)
  const random = seededRandom(spec.seed + 2)
  const creature = creatureOf(spec)
  const head = (...parts: readonly Svg[]): Svg => leanHead(spec, NECK, ...parts)
  return [
    head(
      growthsBehind(spec, CREATURE_PEN),
      spec.headwear ? headwearBehind(spec.headwear, CEL) : '',
      creature ? behindCreature(spec, creature, CREATURE_PEN) : '',
      hairBehind(spec, random),
    ),
    ...(creature && spec.garment === undefined
      ? [animalBody(spec, creature, CREATURE_PEN, FLOOR), scarf(spec)]
      : [neck(anatomy), garment(spec, anatomy)]),
    head(
      ...(creature
        ? [creatureHead(spec, creature, CREATURE_PEN)]
        : [
            bareHead(spec, anatomy),
            marksOnSkin(spec, anatomy),
            eyes(spec, anatomy),
            nose(spec, anatomy),
            mouth(spec, anatomy),
          ]),
      beard(spec, anatomy, random),
      hairInFront(spec, random),
      creature ? '' : eyebrows(spec, anatomy),
      marksOverFace(spec, anatomy),
      growthsInFront(spec, CREATURE_PEN),
      spec.headwear ? headwearInFront(spec.headwear, CEL) : '',
    ),
    heldProp(spec, anatomy),
  ].join('')
}

/** What an animal without clothes wears around its neck. */
const scarf = ({ neckwear }: CharacterSpec): Svg =>
  neckwear === undefined
    ? ''
    : CREATURE_PEN.shape(
        'M-164,214 Q0,300 164,214 L178,272 Q0,372 -178,272Z' +
          (neckwear.kind === 'bow-tie' ? '' : ' M40,300 L120,290 L140,440 L66,450Z'),
        neckwear.color,
      )

/** The height of the ground that an animal sits on, in the units of a creature's row: below most pictures. */
const FLOOR = -4.3

/** The gradients, clips and patterns that a picture refers to; `shortSide` is in pixels. */
export const definitions = (spec: CharacterSpec, shortSide: number, random: Random): Svg =>
  element(
    'defs',
    {},
    glow('magic', '#dff7ff', 0.9),
    glow('warm', '#ffe9a8', 0.85),
    blush(spec),
    element(
      'radialGradient',
      { id: 'sunlight', cx: 0.12, cy: 0.08, r: 1 },
      element('stop', {
        offset: 0,
        'stop-color': '#fff3c4',
        'stop-opacity': spec.background.time === 'night' ? 0.12 : 0.36,
      }),
      element('stop', { offset: 1, 'stop-color': '#fff3c4', 'stop-opacity': 0 }),
    ),
    element('clipPath', { id: 'below-hat' }, rect(-700, -128, 1400, 1400, {})),
    element(
      'pattern',
      {
        id: 'grain',
        width: 96,
        height: 96,
        patternUnits: 'userSpaceOnUse',
        patternTransform: `scale(${num(shortSide / 100) / 10})`,
      },
      repeat(420, (at) =>
        circle(num(96 * random()), num(96 * random()), num(0.5 + 0.7 * random()), {
          fill: at % 2 ? '#3a2a2c' : '#fffaf0',
          opacity: 0.04,
        }),
      ),
    ),
  )

const blush = ({ skin }: CharacterSpec): Svg =>
  glow('blush', brightness(skin) < 0.42 ? '#b5403c' : '#f0604f', 0.6)
