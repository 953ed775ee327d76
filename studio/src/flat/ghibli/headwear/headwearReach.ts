import type { Headwear } from '../../../spec/CharacterSpec.ts'
import { isShared, type SharedHeadwear, sharedReach } from '../../headwear/sharedHeadwear.ts'

/** How far headwear reaches from the head's center: half its width, and its top (negative). */
export const headwearReach = (kind: Headwear): Reach =>
  isShared(kind) ? sharedReach(kind) : OWN_REACH[kind]

interface Reach {
  readonly half: number
  readonly top: number
}

const OWN_REACH: Readonly<Record<Exclude<Headwear, SharedHeadwear>, Reach>> = {
  'wizard-hat': { half: 436, top: -680 },
  cap: { half: 250, top: -330 },
  crown: { half: 220, top: -420 },
  tiara: { half: 200, top: -350 },
  hood: { half: 308, top: -350 },
  helmet: { half: 240, top: -350 },
  'horned-helmet': { half: 360, top: -440 },
  'top-hat': { half: 280, top: -560 },
  tricorne: { half: 340, top: -400 },
  'wide-brim': { half: 390, top: -390 },
  headband: { half: 220, top: -300 },
  'space-helmet': { half: 330, top: -390 },
  beanie: { half: 230, top: -400 },
  bandana: { half: 260, top: -310 },
}
