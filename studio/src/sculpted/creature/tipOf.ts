import type { CreatureContext } from './CreatureContext.ts'

/** Where the tip of the muzzle is, and its half axes in this style. */
interface Tip {
  readonly y: number
  readonly z: number
  /** The depth at which the muzzle leaves the skull. */
  readonly root: number
  readonly width: number
  readonly height: number
  /** How far apart the lips are. */
  readonly open: number
  /** The height of the corners of the mouth above its middle. */
  readonly smile: number
}

/** The tip of a creature's muzzle, for whatever is on it or beside it. */
export const tipOf = ({ creature, form, front, up, wide, spec }: CreatureContext): Tip => {
  const { y, length, width, height } = creature.muzzle
  const at = up(y)
  const root = front(0, at)
  const { expression } = spec.face
  return {
    y: at,
    root,
    z: root + length,
    width: width * Math.sqrt(wide),
    height,
    open: expression === 'grin' ? 0.09 : expression === 'surprised' ? 0.14 : 0,
    smile: Math.max(-0.06, Math.min(0.1, form.smile)),
  }
}
