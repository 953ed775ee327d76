import fc from 'fast-check'
import { characterSpecs } from '../../../test/characterSpecs.ts'
import { naturalProportions } from '../proportions/naturalProportions.ts'
import { growsHair, hairlineOf, heightAt, scalpAt } from './hairline.ts'
import { onScalp } from './scalp.ts'

describe('hairline', () => {
  it('leaves the brows free and the nape covered for every character', () => {
    fc.assert(
      fc.property(characterSpecs, (spec) => {
        const form = naturalProportions(spec)
        const line = hairlineOf({ form, spec })
        expect(heightAt(line, 0)).toBeGreaterThan(form.eyeUpper + 0.2)
        expect(heightAt(line, Math.PI)).toBeLessThan(-0.5)
      }),
    )
  })

  it('grows hair on the scalp above the height of the hairline only, on either side', () => {
    fc.assert(
      fc.property(
        characterSpecs,
        fc.double({ min: 0.01, max: 3.1, noNaN: true }),
        fc.double({ min: -0.45, max: 1.15, noNaN: true }),
        (spec, azimuth, height) => {
          const form = naturalProportions(spec)
          const line = hairlineOf({ form, spec })
          const place = scalpAt(form, azimuth, height)
          expect(onScalp(place, form)[1]).toBeCloseTo(height, 5)
          expect(place[0]).toBeGreaterThan(0)
          expect(scalpAt(form, -azimuth, height)[0]).toBeCloseTo(-place[0], 9)
          const behind = height - heightAt(line, azimuth)
          expect(growsHair(form, line, place, behind + 1e-6)).toBe(false)
          expect(growsHair(form, line, place, behind - 1e-6)).toBe(true)
        },
      ),
    )
  })

  it('recedes only at the forehead', () => {
    fc.assert(
      fc.property(characterSpecs, (spec) => {
        const form = naturalProportions(spec)
        const cut = (kind: 'short' | 'receding') =>
          hairlineOf({ form, spec: { ...spec, hair: { ...spec.hair, cut: kind } } })
        const young = hairlineOf({
          form: { ...form, aged: 0 },
          spec: { ...spec, hair: { ...spec.hair, cut: 'short' } },
        })
        expect(heightAt(cut('receding'), 0.3)).toBeGreaterThan(heightAt(young, 0.3) + 0.1)
        expect(heightAt(cut('receding'), 2)).toBeCloseTo(heightAt(cut('short'), 2), 5)
      }),
    )
  })
})
