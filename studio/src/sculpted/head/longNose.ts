import { showsLongNose } from '../../spec/showsLongNose.ts'
import type { SculptContext } from '../SculptContext.ts'

/** A nose like a stick, in the head's group; `root` is the depth at which the nose leaves the face. */
export const sculptLongNose = ({ tape, spec, form }: SculptContext, root: number): void => {
  if (!showsLongNose(spec)) return
  const y = form.noseY + 0.03
  tape.cone([0, y, root - 0.1], [0, y + 0.14, root + LENGTH], 0.105, 0.075, { blend: 0.05 })
}

const LENGTH = 0.85
