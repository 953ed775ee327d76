import type { EyePose } from '../sculpted/poseEyes.ts'
import type { Frame } from '../spec/LivingPicture.ts'

/** How far a glance goes, in radians. */
const GLANCE = 0.3

/** The poses that are drawn, by number. The first shows most: where it changes nothing, nothing can blink. */
export const EYE_POSES = [
  { lids: 1, aside: 0 },
  { lids: 0.5, aside: 0 },
  { lids: 0, aside: GLANCE },
  { lids: 0.2, aside: GLANCE / 2 },
] as const satisfies readonly EyePose[]

const [SHUT, HALF, ASIDE, TURNING] = [0, 1, 2, 3]

/** A blink, a glance aside, and another blink, which brings the eyes back. The lids fall faster than they rise. */
export const EYE_FRAMES: readonly Frame[] = [
  { milliseconds: 700 },
  { tile: HALF, milliseconds: 40 },
  { tile: SHUT, milliseconds: 90 },
  { tile: HALF, milliseconds: 80 },
  { milliseconds: 900 },
  { tile: TURNING, milliseconds: 60 },
  { tile: ASIDE, milliseconds: 1200 },
  { tile: TURNING, milliseconds: 50 },
  { tile: SHUT, milliseconds: 90 },
  { tile: HALF, milliseconds: 80 },
  { milliseconds: 800 },
]
