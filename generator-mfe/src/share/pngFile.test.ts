/** @jest-environment node */
import sharp from 'sharp'
import { xmpOf } from './jpegFile.ts'
import { withXmp } from './pngFile.ts'

const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>'
const image = sharp({ create: { width: 4, height: 3, channels: 3, background: 'red' } })

it('[picture-48] gives a PNG file the XMP packet of the JPEG file that it was drawn from', async () => {
  const jpeg = await image.clone().jpeg().withXmp(xmp).toBuffer()
  const png = withXmp(await image.clone().png().toBuffer(), xmpOf(jpeg))
  const { xmp: read } = await sharp(png).metadata()
  expect(read?.toString()).toContain('<x:xmpmeta')
  // Fails on a wrong checksum.
  const { info } = await sharp(png, { failOn: 'warning' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([4, 3])
})

it('leaves a PNG file as it is if the picture has none', async () => {
  const jpeg = await image.clone().jpeg().toBuffer()
  const png = await image.clone().png().toBuffer()
  expect(withXmp(png, xmpOf(jpeg))).toBe(png)
})
