import type { CharacterSpec } from '../CharacterSpec.ts'
import { sculptBeard } from './beard.ts'
import { sculptBrows } from './brows.ts'
import { albedo } from './color.ts'
import { sculptEyes } from './eyes.ts'
import { sculptGarment } from './garment.ts'
import { sculptHair } from './hair/hair.ts'
import { sculptHead, skinMaterial } from './head.ts'
import { coversCrown, sculptHeadwear } from './headwear.ts'
import { CAMERA_SIZE } from './layout.ts'
import { Kernel } from './Kernel.ts'
import type { Bloom } from './lights.ts'
import { sculptMarks } from './marks.ts'
import { proportions } from './proportions.ts'
import { sculptProp } from './props.ts'
import { seededRandom } from './random.ts'
import { sculptRobot } from './robot.ts'
import type { Cast, Sculpting } from './Sculpting.ts'
import { Tape } from './Tape.ts'

/** A finished sculpture: shapes, and the light that some of them give. */
export interface Sculpture {
  readonly tape: Tape
  readonly bloom: Bloom | undefined
}

/** From a description to shapes. The same description gives the same sculpture, strand by strand. */
export const sculpt = (spec: CharacterSpec): Sculpture => {
  const tape = new Tape()
  const blooms: Bloom[] = []
  const sculpting: Sculpting = {
    tape,
    spec,
    form: proportions(spec),
    random: seededRandom(spec.seed),
    skin: tape.material(skinMaterial(albedo(spec.skin))),
    cast: castAt(tape),
    addBloom: (bloom) => blooms.push(bloom),
  }
  if (spec.species === 'robot') {
    sculptRobot(sculpting)
  } else {
    sculptHead(sculpting)
    sculptEyes(sculpting)
    sculptMarks(sculpting)
  }
  sculptGarment(sculpting)
  if (spec.species !== 'robot') {
    sculptBrows(sculpting)
    sculptBeard(sculpting)
  }
  if (spec.species !== 'robot') sculptHair(sculpting, coversCrown(spec.headwear))
  sculptHeadwear(sculpting)
  sculptProp(sculpting)
  // A carried light outshines a robot's eyes; the kernel spills one.
  return { tape, bloom: blooms.at(-1) }
}

/** Casts rays at whatever the tape holds at the time; bakes it again only when it has grown. */
const castAt = (tape: Tape): Cast => {
  const kernel = Kernel.load()
  let placed = -1
  return (from, direction) => {
    if (placed !== tape.length) {
      placed = tape.length
      kernel.place({
        tape: tape.bake(),
        camera: new Float32Array(CAMERA_SIZE / 4),
        backdrop: new Float32Array(3),
      })
    }
    return kernel.cast(from, direction)
  }
}
