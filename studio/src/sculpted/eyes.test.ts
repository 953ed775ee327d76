import fc from 'fast-check'
import { characterSpecs } from '../../test/characterSpecs.ts'
import type { Material } from '../kernel/Material.ts'
import { add, cross, dot, scale, subtract, type Vector } from '../kernel/vector.ts'
import { sculpt } from './sculpt.ts'
import { realistic } from './styles/realistic.ts'

type Eye = NonNullable<Material['eye']>

const people = characterSpecs.filter(({ species }) => species === 'human')

const eyesOf = (spec: Parameters<typeof sculpt>[0]): readonly Eye[] => {
  const eyes: Eye[] = []
  const material = (material: Material): Material => {
    if (material.eye) eyes.push(material.eye)
    return material
  }
  sculpt(spec, { ...realistic, material })
  return eyes
}

test('both pupils look at one point, between the face and the camera', () => {
  fc.assert(
    fc.property(people, (spec) => {
      for (const { center, gazeRight, gazeLeft } of eyesOf(spec)) {
        const apart = subtract([-center[0], center[1], center[2]], center)
        const normal = cross(gazeRight, gazeLeft)
        expect(Math.abs(dot(apart, normal))).toBeLessThan(1e-6)
        const distance = dot(cross(apart, gazeLeft), normal) / dot(normal, normal)
        const meeting: Vector = add(center, scale(gazeRight, distance))
        expect(meeting[2]).toBeGreaterThan(4)
        expect(meeting[2]).toBeLessThan(9)
      }
    }),
  )
})
