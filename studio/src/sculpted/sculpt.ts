import type { CharacterSpec } from '../spec/CharacterSpec.ts'
import { hideCovered } from '../figure/hideCovered.ts'
import { type Framing, posed } from './camera.ts'
import { coverOf } from './creature/coatMaterial.ts'
import { CAMERA_SIZE } from '../kernel/layout.ts'
import { Kernel } from '../kernel/Kernel.ts'
import type { Bloom } from './lights.ts'
import { seededRandom } from '../spec/random.ts'
import type { Cast, SculptContext } from './SculptContext.ts'
import { realistic } from './styles/realistic.ts'
import type { SculptedStyle } from './styles/SculptedStyle.ts'
import { Tape } from '../kernel/Tape.ts'

/** A finished sculpture: its shapes, and the light that some of them give. */
export interface Sculpture {
  readonly tape: Tape
  readonly bloom: Bloom | undefined
}

/**
 * Turns a description into shapes. The same description gives the same sculpture, strand by strand. The eyes turn
 * towards the camera.
 */
export const sculpt = (
  whole: CharacterSpec,
  style: SculptedStyle = realistic,
  framing: Framing = posed(style.framing, whole),
): Sculpture => {
  const spec = hideCovered(whole)
  const tape = new Tape((material) => style.material(material, spec))
  const blooms: Bloom[] = []
  const context: SculptContext = {
    tape,
    spec,
    form: style.proportions(spec),
    hand: style.hand,
    framing,
    random: seededRandom(spec.seed),
    skin: tape.material(coverOf(spec)),
    cast: castAt(tape),
    addBloom: (bloom) => blooms.push(bloom),
  }
  for (const part of style.parts) part(context)
  // The kernel supports one glow: a carried light outshines a robot's eyes.
  return { tape, bloom: blooms.at(-1) }
}

/** The kernel that casts rays. All sculptures share it: loading it takes a twentieth of the time to sculpt one. */
let caster: Kernel | undefined
/** The sculpture whose tape is loaded in `caster`. */
let current: Cast | undefined

/** Casts rays at what is on the tape at the time; bakes the tape again only if it has grown. */
const castAt = (tape: Tape): Cast => {
  const kernel = (caster ??= Kernel.load())
  let placed = -1
  const cast: Cast = (from, direction) => {
    if (current !== cast || placed !== tape.length) {
      current = cast
      placed = tape.length
      kernel.place({
        tape: tape.bake(),
        camera: new Float32Array(CAMERA_SIZE / 4),
        backdrop: new Float32Array(3),
      })
    }
    return kernel.cast(from, direction)
  }
  return cast
}
