import fc from 'fast-check'
import { blobOf } from './blobOf.ts'

it('returns a blob with the bytes and the type from the URL', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array(), async (bytes) => {
      const blob = blobOf(`data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`)
      expect(blob?.type).toBe('image/webp')
      expect(await contentOf(blob)).toEqual([...bytes])
    }),
    { numRuns: 20 },
  )
})

it.each(['https://images.example/1.jpg', 'data:image/jpeg,plain', 'data:image/jpeg;base64,%%'])(
  'returns undefined for %s',
  (image) => {
    expect(blobOf(image)).toBeUndefined()
  },
)

const contentOf = (blob: Blob | undefined): Promise<number[]> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () =>
      resolve(reader.result instanceof ArrayBuffer ? [...new Uint8Array(reader.result)] : [])
    reader.onerror = () => reject(new Error('The blob cannot be read.'))
    reader.readAsArrayBuffer(blob ?? new Blob())
  })
