/** @jest-environment node */
import fc from 'fast-check'
import { blobOf } from './blobOf.ts'
import { dataUrlOf } from './dataUrlOf.ts'

it('returns a URL that blobOf reads back as the same file', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array(), async (bytes) => {
      const file = blobOf(await dataUrlOf(new Blob([bytes], { type: 'image/webp' })))
      expect(file?.type).toBe('image/webp')
      expect(new Uint8Array((await file?.arrayBuffer()) ?? [])).toEqual(bytes)
    }),
  )
})
