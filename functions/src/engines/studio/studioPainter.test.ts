import { altText, describe as read } from '@dramatis/studio'
import sharp from 'sharp'
import { createStudioPainter, createStudioPreviewer } from './studioPainter.ts'

const painter = createStudioPainter({ shortSide: 64, threads: 1 })
afterAll(() => painter.close())

const never = new AbortController().signal
const description = 'Gandalf is an old wizard with a long grey beard, a grey robe and a staff.'
const request = { description, character: 'Gandalf', style: 'lego', aspect: 'portrait' } as const

test('paints premium with sides twice as long', async () => {
  const free = await painter.paint({ ...request, tier: 'free' }, never)
  const premium = await painter.paint({ ...request, tier: 'premium' }, never)
  expect([free.width, free.height]).toEqual([64, 96])
  expect([premium.width, premium.height]).toEqual([128, 192])
})

test('paints while it warms up', async () => {
  const cold = createStudioPainter({ shortSide: 64, threads: 1 })
  const warm = cold.warmUp()
  const picture = await cold.paint({ ...request, tier: 'free' }, never)
  await warm
  await cold.close()
  expect([picture.width, picture.height]).toEqual([64, 96])
})

/** The preview that the studio shows before it paints a picture with this shorter side, in pixels. */
const previewOf = async (shortSide: number) => {
  const previews: Uint8Array[] = []
  const previewing = createStudioPainter({ shortSide, threads: 1 })
  const { bytes } = await previewing.paint(
    {
      ...request,
      style: 'southpark',
      tier: 'free',
      onPreview: (preview) => previews.push(preview),
    },
    never,
  )
  await previewing.close()
  expect(previews).toHaveLength(1)
  expect(previews).not.toContain(bytes)
  const { format, width, height } = await sharp(previews[0]).metadata()
  return { format, width, height }
}

test.each([
  [512, { width: 256, height: 384 }],
  [64, { width: 64, height: 96 }],
])(
  'shows a small version before it paints pictures of %d pixels, none larger than the picture',
  async (shortSide, size) => {
    expect(await previewOf(shortSide)).toEqual({ format: 'jpeg', ...size })
  },
)

test.each([
  [512, { width: 256, height: 384 }],
  [64, { width: 64, height: 96 }],
])('a preview of a picture of %d pixels is no larger than the picture', async (shortSide, size) => {
  const previewer = createStudioPreviewer(shortSide)
  const { width, height } = await previewer.paint(
    { ...request, style: 'southpark', tier: 'free' },
    never,
  )
  await previewer.close()
  expect({ width, height }).toEqual(size)
})

test('says in a sentence what it painted', async () => {
  const { alt } = await painter.paint({ ...request, tier: 'free' }, never)
  expect(alt).toBe(altText(read(description)))
  expect(alt).toContain('Gandalf')
})

test('writes into the file that no model was used, and when it was made', async () => {
  const { bytes, alt } = await painter.paint({ ...request, tier: 'free' }, never)
  const xmp = (await sharp(bytes).metadata()).xmp?.toString()
  expect(xmp).toContain('digitalsourcetype/algorithmicMedia"')
  expect(xmp).toMatch(/xmp:CreateDate="\d{4}-\d\d-\d\dT[\d:.]+Z"/)
  expect(xmp).toContain(alt)
})
