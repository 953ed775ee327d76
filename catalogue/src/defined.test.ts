import fc from 'fast-check'
import { defined } from './defined.ts'

it('leaves out the fields that are undefined, and only those', () => {
  const values = fc.constantFrom(undefined, null, false, 0, '', 'set')
  fc.assert(
    fc.property(values, values, (a, b) => {
      const fields = defined({ a, b })
      expect([fields.a, fields.b]).toEqual([a, b])
      expect('a' in fields).toBe(a !== undefined)
      expect('b' in fields).toBe(b !== undefined)
    }),
  )
})

it('makes fields optional by their types', () => {
  const seed = [7].find((number) => number > 6)
  const request: { style: string; seed?: number } = defined({ style: 'toy', seed })
  expect(request).toEqual({ style: 'toy', seed: 7 })
})
