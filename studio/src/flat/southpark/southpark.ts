import type { CharacterSpec } from '../../spec/CharacterSpec.ts'
import { hideCovered } from '../../figure/hideCovered.ts'
import type { FlatStyle } from '../FlatStyle.ts'
import { drawGroup, type FigureStyle } from '../drawGroup.ts'
import { seededRandom } from '../../spec/random.ts'
import { unheldProp } from '../prop/props.ts'
import { leanHead } from '../leaning.ts'
import { num } from '../shapes.ts'
import type { Svg } from '../svg.ts'
import { element, ellipse, group, rect } from '../svg.ts'
import { background } from './background/background.ts'
import { creatureOf } from '../../spec/creatures.ts'
import { behindCreature } from '../creature/behindCreature.ts'
import { creatureHead } from '../creature/creatureHead.ts'
import { growthsBehind, growthsInFront } from '../creature/growths.ts'
import { beard, mustache } from './beard.ts'
import { body, bodyWidth, SOLES } from './body.ts'
import { CREATURE_PEN } from './creaturePen.ts'
import { figureBox } from './figureBox.ts'
import { hairBehind, hairInFront } from './hair.ts'
import { bareHead, brows, CHIN, eyes, mouth, nose } from './head.ts'
import { headwear, headwearBehind } from './headwear.ts'
import { marksOnSkin, marksOverFace } from './marks.ts'
import { PAPER, paperGrain } from './paper.ts'

/**
 * Draws the character as a cartoon of cut-out construction paper: a huge head on a small body, every shape
 * a sheet of its own that casts a shadow.
 */
export const southpark: FlatStyle = {
  kind: 'flat',
  draw: (spec, width, height) => {
    const unit = Math.min(width, height) / 1000
    const size = { width, height }
    return element(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, ...size },
      element(
        'defs',
        {},
        paperGrain(Math.min(width, height), seededRandom(spec.seed)),
        element('clipPath', { id: 'below-hat' }, rect(-700, -112, 1400, 1400, {})),
      ),
      group(
        { transform: `scale(${unit})` },
        background(spec, width / unit, height / unit, seededRandom(spec.seed + 1)),
      ),
      drawGroup(spec, width, height, FIGURES),
      rect(0, 0, width, height, { fill: 'url(#paper)' }),
    )
  },
}

const FIGURES: FigureStyle = {
  box: figureBox,
  draw: (spec) => drawFigure(spec),
  halfHead: 270,
  soles: SOLES,
  pen: PAPER,
}

/** The character alone, from back to front, in its own units. The SVG must contain the picture's definitions. */
export const drawFigure = (whole: CharacterSpec): Svg => {
  const spec = hideCovered(whole)
  const size = HEAD_SIZES[spec.age]
  const creature = creatureOf(spec)
  // A head of any size rests with its chin on the body.
  const head = (...parts: readonly Svg[]): Svg =>
    group(
      { transform: `translate(0 ${num(CHIN * (1 - size))}) scale(${size})` },
      leanHead(spec, CHIN, ...parts),
    )
  return [
    ellipse(0, SOLES, 240 * bodyWidth(spec), 22, { fill: '#141020', opacity: 0.22 }),
    head(
      growthsBehind(spec, CREATURE_PEN),
      spec.headwear ? headwearBehind(spec.headwear) : '',
      hairBehind(spec),
      creature ? behindCreature(spec, creature, CREATURE_PEN) : '',
    ),
    body(spec),
    head(
      ...(creature
        ? [creatureHead(spec, creature, CREATURE_PEN), beard(spec), mustache(spec)]
        : [
            bareHead(spec),
            marksOnSkin(spec),
            beard(spec),
            eyes(spec),
            mouth(spec),
            mustache(spec),
            nose(spec),
          ]),
      hairInFront(spec),
      creature ? '' : brows(spec),
      marksOverFace(spec),
      growthsInFront(spec, CREATURE_PEN),
      spec.headwear ? headwear(spec.headwear) : '',
    ),
    unheldProp(
      spec,
      { mouth: [30, 158 * size + CHIN * (1 - size)], shoulder: [176, 196], scale: 0.86 },
      PAPER,
    ),
  ].join('')
}

/** An adult's head is smaller, relative to the body, than a child's. */
const HEAD_SIZES = { child: 1, teen: 0.95, adult: 0.88, 'middle-aged': 0.87, old: 0.9 } as const
