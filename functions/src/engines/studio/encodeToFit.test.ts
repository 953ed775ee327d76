import fc from 'fast-check'
import { encodeToFit } from './encodeToFit.ts'

const sizes = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 6 })

test('uses the first quality whose file fits, else the last', async () => {
  await fc.assert(
    fc.asyncProperty(
      sizes,
      fc.integer({ min: 0, max: 100 }),
      async ([first = 0, ...rest], limit) => {
        const all = [first, ...rest]
        const tried: number[] = []
        const file = await encodeToFit([first, ...rest], limit, (size) => {
          tried.push(size)
          return Promise.resolve(new Uint8Array(size))
        })
        const expected = all.find((size) => size <= limit) ?? all.at(-1)
        expect(file.byteLength).toBe(expected)
        expect(tried).toEqual(all.slice(0, tried.length))
      },
    ),
  )
})
