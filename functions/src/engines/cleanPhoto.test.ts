import sharp from 'sharp'
import { cleanPhoto } from './cleanPhoto.ts'
import { MAX_PIXELS } from './decoding.ts'

const photo = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#345' } })

const dataUrlOf = (file: Buffer) => `data:image/jpeg;base64,${file.toString('base64')}`

const cleaned = async (file: Buffer) =>
  Buffer.from((await cleanPhoto(dataUrlOf(file))) ?? '', 'base64')

test('drops a photo’s location and camera, and keeps it upright', async () => {
  const taken = await photo()
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { format, width, height, exif, orientation } = await sharp(await cleaned(taken)).metadata()
  expect({ format, width, height, exif, orientation }).toEqual({
    ...{ format: 'jpeg', width: 40, height: 60 },
    exif: undefined,
    orientation: undefined,
  })
})

test.each(['png', 'webp', 'avif'] as const)('reads %s', async (format) => {
  const { format: found } = await sharp(
    await cleaned(await photo().toFormat(format).toBuffer()),
  ).metadata()
  expect(found).toBe('jpeg')
})

test('reads AVIF whose first brand is that of all pictures in its container', async () => {
  const file = await photo().avif().toBuffer()
  file.write('mif1', 8, 'latin1')
  expect((await sharp(await cleaned(file)).metadata()).format).toBe('jpeg')
})

test('makes a large photo smaller', async () => {
  const large = await photo(4000, 3000).jpeg().toBuffer()
  const { width, height } = await sharp(await cleaned(large)).metadata()
  expect([width, height]).toEqual([1536, 1152])
})

test('does not read text, other formats, half a file or too many pixels', async () => {
  const jpeg = await photo(600, 400).jpeg().toBuffer()
  const side = Math.ceil(Math.sqrt(MAX_PIXELS)) + 1
  const files = [
    Buffer.from('no picture'),
    await photo().gif().toBuffer(),
    await photo().tiff().toBuffer(),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    jpeg.subarray(0, 200),
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    await photo(side, side).png().toBuffer(),
  ]
  for (const file of files) expect(await cleanPhoto(dataUrlOf(file))).toBeUndefined()
})
