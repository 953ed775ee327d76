/** @jest-environment node */
import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { isUnchanged } from './isUnchanged.ts'

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

test('accepts exactly the content that was published, and leaves the response readable', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.string(), async (published, served) => {
      const response = new Response(served)
      expect(await isUnchanged(integrityOf(published), response)).toBe(published === served)
      expect(await response.text()).toBe(served)
    }),
  )
})

test.each(['', 'sha256-abc', `${integrityOf('a')} ${integrityOf('b')}`])(
  'leaves "%s" to the browser',
  async (integrity) => {
    expect(await isUnchanged(integrity, new Response('c'))).toBe(true)
  },
)
