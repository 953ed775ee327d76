import { metal } from '../materials.ts'
import { hug } from './hug.ts'
import type { WearSculptor } from '../WearSculptor.ts'
import { TILT } from './hats.ts'

export const crown: WearSculptor = ({ tape, form, spec }, { color, trim }) => {
  // Without hair, a head is narrower.
  const bare = spec.species === 'human' && spec.hair.cut === 'bald' && form.pliant > 0
  const radius = form.headWidth + (bare ? 0.03 : 0.1)
  tape
    .group(tape.material(metal(color)), { scale: 0.9 })
    .frustum([0, 0.86, -0.12], radius, radius + 0.05, 0.13, 0.02, { rotation: TILT })
    .frustum([0, 0.86, -0.12], radius - 0.05, radius, 0.3, 0.01, {
      operation: 'cut',
      blend: 0.01,
      rotation: TILT,
    })
    .torus([0, 0.74, -0.11], radius, 0.04, { rotation: TILT })
  const points = 10
  for (let i = 0; i < points; i++) {
    const angle = ((i + 0.5) / points) * 2 * Math.PI
    const [x, z] = [Math.sin(angle) * (radius + 0.03), Math.cos(angle) * (radius + 0.03) - 0.1]
    const y = 0.92 + z * 0.15
    const tall = i % 2 === 0 ? 0.36 : 0.24
    tape
      .cone([x, y, z], [x * 1.07, y + tall, z * 1.07], 0.085, 0.02, { blend: 0.06 })
      .sphere([x * 1.08, y + tall + 0.02, z * 1.08], 0.045)
  }
  tape.group(tape.material({ color: trim, gloss: 0.9, power: 60, fresnel: 0.6 }))
  for (let i = 0; i < points; i += 2) {
    const angle = ((i + 0.5) / points) * 2 * Math.PI
    const [x, z] = [Math.sin(angle) * (radius + 0.03), Math.cos(angle) * (radius + 0.03) - 0.12]
    tape.ellipsoid([x, 0.87 + z * 0.15, z], [0.06, 0.075, 0.06])
  }
}

export const tiara: WearSculptor = ({ tape, form }, { color, trim }) => {
  const radius = form.headWidth + 0.06
  const gold = tape.material(metal(color))
  tape.group(gold, { scale: 0.86 })
  hug({ tape, form }, { y: 0.8, half: 0.045, tilt: 0.28, lift: 0.1 })
  tape.group(gold, { scale: 0.9 })
  for (let i = -3; i <= 3; i++) {
    const angle = i * 0.24
    const [x, z] = [Math.sin(angle) * (radius - 0.06), Math.cos(angle) * (radius - 0.02) - 0.1]
    const tall = 0.3 - Math.abs(i) * 0.06
    const y = 0.8 + 0.28 * (z + 0.13)
    tape.cone([x, y - 0.03, z], [x * 1.02, y + 0.02 + tall, z * 0.97], 0.04, 0.012, { blend: 0.04 })
  }
  tape
    .group(tape.material({ color: trim, gloss: 0.9, power: 60, fresnel: 0.6 }))
    .ellipsoid([0, 1.06, radius - 0.06], [0.07, 0.1, 0.05])
}
