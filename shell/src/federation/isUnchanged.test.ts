/** @jest-environment node */
import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { isUnchanged } from './isUnchanged.ts'

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

test('accepts only content with one of the given hashes, and leaves the response readable', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string(), { minLength: 1, maxLength: 3 }),
      fc.string(),
      async (published, served) => {
        const response = new Response(served)
        const integrity = published.map(integrityOf).join(' ')
        expect(await isUnchanged(integrity, response)).toBe(published.includes(served))
        expect(await response.text()).toBe(served)
      },
    ),
  )
})

test.each(['', 'sha256-abc', `${integrityOf('a')} sha512-abc`])(
  'accepts any content for "%s", since it checks nothing but SHA-384',
  async (integrity) => {
    expect(await isUnchanged(integrity, new Response('c'))).toBe(true)
  },
)
