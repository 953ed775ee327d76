import { writeXmp } from '@dramatis/studio'
import sharp from 'sharp'
import type { PaintingRequest } from '../Painter.ts'
import { encodeImage } from './encodeImage.ts'

const engine = { name: 'painter-1', kind: 'model' } as const

const request: PaintingRequest = {
  description: 'An old wizard with a grey hat.',
  character: 'Gandalf',
  style: 'realistic',
  aspect: 'square',
  tier: 'free',
}

const blank = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#345' } })

const SOURCE_TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype'

const encode = (file: Uint8Array) => encodeImage(file, engine, request)

/** The output's XMP packet, as sharp reads it back. */
const xmpOf = async (file: Uint8Array): Promise<string> => {
  const { bytes } = await encode(file)
  return (await sharp(bytes).metadata()).xmp?.toString() ?? 'no XMP'
}

test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
  'marks the picture of a model that returned %s',
  async (format) => {
    const xmp = await xmpOf(await blank().toFormat(format).toBuffer())
    expect(xmp).toContain(`Iptc4xmpExt:DigitalSourceType="${SOURCE_TYPES}/trainedAlgorithmicMedia"`)
    expect(xmp).toContain('Iptc4xmpExt:AISystemUsed="painter-1"')
    expect(xmp).toMatch(/photoshop:DateCreated="\d{4}-\d\d-\d\dT[\d:.]+Z"/)
    expect(xmp).toMatch(/A portrait of Gandalf in the .+ style/)
  },
)

test.each(['gif', 'tiff'] as const)(
  '[security-functions-6] does not open a file in %s',
  async (format) => {
    await expect(encode(await blank().toFormat(format).toBuffer())).rejects.toThrow('not a picture')
  },
)

test.each(['<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>', 'no picture', ''])(
  'does not open %j',
  async (text) => {
    await expect(encode(Buffer.from(text))).rejects.toThrow('not a picture')
  },
)

test('keeps the provider’s credit and kind, and its statement that a photograph was edited', async () => {
  const caption = { title: '', description: '', altText: '', software: '', keywords: [] }
  const marked = await blank()
    .withXmp(
      writeXmp({
        ...caption,
        sourceType: 'compositeWithTrainedAlgorithmicMedia',
        credit: 'Made with Somebody AI',
      }),
    )
    .png()
    .toBuffer()
  const xmp = await xmpOf(marked)
  expect(xmp).toContain(`${SOURCE_TYPES}/compositeWithTrainedAlgorithmicMedia"`)
  expect(xmp).toContain('photoshop:Credit="Made with Somebody AI"')
})

test('says that a photograph was edited', async () => {
  const file = await blank().png().toBuffer()
  const { bytes } = await encodeImage(file, engine, { ...request, photo: file.toString('base64') })
  const { xmp } = await sharp(bytes).metadata()
  expect(xmp?.toString()).toContain(`${SOURCE_TYPES}/compositeWithTrainedAlgorithmicMedia"`)
})

test('keeps the statement that a photograph was edited if only the C2PA manifest makes it', async () => {
  const jpeg = await blank().jpeg().toBuffer()
  // Text in CBOR has no terminator; the length of the next text follows, which is a letter here.
  const manifest = Buffer.from(`${SOURCE_TYPES}/compositeWithTrainedAlgorithmicMediamsoftwareAgent`)
  const app11 = Buffer.from([0xff, 0xeb, 0, manifest.byteLength + 2])
  const xmp = await xmpOf(Buffer.concat([jpeg.subarray(0, 2), app11, manifest, jpeg.subarray(2)]))
  expect(xmp).toContain(`${SOURCE_TYPES}/compositeWithTrainedAlgorithmicMedia"`)
})

test('does not let a provider pass its picture off as a photograph', async () => {
  const packet = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${SOURCE_TYPES}/digitalCapture</x:xmpmeta>`
  const xmp = await xmpOf(await blank().withXmp(packet).jpeg().toBuffer())
  expect(xmp).toContain('/trainedAlgorithmicMedia"')
  expect(xmp).not.toContain('digitalCapture')
})

test('does not take a single pixel for a picture', async () => {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#345' } })
  await expect(encode(await pixel.png().toBuffer())).rejects.toThrow('not a picture')
})
