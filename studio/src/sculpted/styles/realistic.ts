import { creatureOf } from '../../spec/creatures.ts'
import { paintedScene } from '../backdrop/paintedScene.ts'
import { sculptBrows } from '../brows.ts'
import { BUST } from '../camera.ts'
import { sculptCreatureHead } from '../creature/creatureHead.ts'
import { sculptEyes } from '../eyes.ts'
import { sculptGarment } from '../garment/garment.ts'
import { sculptGlovedHands } from '../gloves.ts'
import { sculptHead } from '../head/head.ts'
import { sculptFittingHair } from '../headwear/fittingHair.ts'
import { sculptHeadwear } from '../headwear/headwear.ts'
import { paintersRig } from '../lights.ts'
import { sculptMarks } from '../marks.ts'
import { naturalProportions } from '../proportions/naturalProportions.ts'
import { sculptHand } from '../hand.ts'
import { sculptProp } from '../prop/prop.ts'
import { sculptRobot } from '../robot.ts'
import type { SculptContext } from '../SculptContext.ts'
import type { SculptedStyle } from './SculptedStyle.ts'

/** The head and face: flesh, or a robot's plates. */
const sculptFace = (context: SculptContext): void => {
  if (context.spec.species === 'robot') {
    sculptRobot(context)
    return
  }
  const creature = sculptCreatureHead(context)
  if (!creature) {
    sculptHead(context)
    sculptEyes(context)
  }
  sculptMarks(creature ?? context)
}

const sculptAllHair = (context: SculptContext): void => {
  if (context.spec.species === 'robot') return
  if (!creatureOf(context.spec)) sculptBrows(context)
  sculptFittingHair(context)
}

/** A portrait in oil. */
export const realistic: SculptedStyle = {
  kind: 'sculpted',
  proportions: naturalProportions,
  material: (material) => material,
  parts: [sculptFace, sculptGarment, sculptAllHair, sculptHeadwear, sculptProp, sculptGlovedHands],
  hand: sculptHand,
  framing: { ...BUST, varied: true },
  lights: paintersRig,
  backdrop: paintedScene,
  backdropTexel: 4,
  finish: 'oil',
}
