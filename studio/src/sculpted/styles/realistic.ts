import { paintedScene } from '../backdrop.ts'
import { sculptBrows } from '../brows.ts'
import { BUST } from '../camera.ts'
import { sculptEyes } from '../eyes.ts'
import { sculptGarment } from '../garment.ts'
import { sculptHead } from '../head.ts'
import { sculptFittingHair, sculptHeadwear } from '../headwear.ts'
import { studioRig } from '../lights.ts'
import { sculptMarks } from '../marks.ts'
import { proportions } from '../proportions.ts'
import { sculptHand } from '../hand.ts'
import { sculptProp } from '../props.ts'
import { sculptRobot } from '../robot.ts'
import type { Sculpting } from '../Sculpting.ts'
import type { SculptedStyle } from './SculptedStyle.ts'

/** Head and face of flesh or of plates. */
const sculptFace = (sculpting: Sculpting): void => {
  if (sculpting.spec.species === 'robot') {
    sculptRobot(sculpting)
    return
  }
  sculptHead(sculpting)
  sculptEyes(sculpting)
  sculptMarks(sculpting)
}

const sculptAllHair = (sculpting: Sculpting): void => {
  if (sculpting.spec.species === 'robot') return
  sculptBrows(sculpting)
  sculptFittingHair(sculpting)
}

/** A portrait in oil. */
export const realistic: SculptedStyle = {
  name: 'realistic',
  proportions,
  material: (material) => material,
  parts: [sculptFace, sculptGarment, sculptAllHair, sculptHeadwear, sculptProp],
  hand: sculptHand,
  framing: BUST,
  lights: studioRig,
  backdrop: paintedScene,
  backdropTexel: 4,
  finish: 'oil',
}
