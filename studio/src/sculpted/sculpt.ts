import type { CharacterSpec } from '../CharacterSpec.ts'
import { albedo } from './color.ts'
import { skinMaterial } from './head.ts'
import { CAMERA_SIZE } from './layout.ts'
import { Kernel } from './Kernel.ts'
import type { Bloom } from './lights.ts'
import { seededRandom } from './random.ts'
import type { Cast, Sculpting } from './Sculpting.ts'
import { realistic } from './styles/realistic.ts'
import type { SculptedStyle } from './styles/SculptedStyle.ts'
import { Tape } from './Tape.ts'

/** A finished sculpture: shapes, and the light that some of them give. */
export interface Sculpture {
  readonly tape: Tape
  readonly bloom: Bloom | undefined
}

/** From a description to shapes. The same description gives the same sculpture, strand by strand. */
export const sculpt = (spec: CharacterSpec, style: SculptedStyle = realistic): Sculpture => {
  const tape = new Tape(style.material)
  const blooms: Bloom[] = []
  const sculpting: Sculpting = {
    tape,
    spec,
    form: style.proportions(spec),
    style,
    random: seededRandom(spec.seed),
    skin: tape.material(skinMaterial(albedo(spec.skin))),
    cast: castAt(tape),
    addBloom: (bloom) => blooms.push(bloom),
  }
  for (const part of style.parts) part(sculpting)
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
