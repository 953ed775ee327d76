import { altText, describe as read } from '@dramatis/studio'
import { createStudioPainter } from './studioPainter.ts'

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

test('says in a sentence what it painted', async () => {
  const { alt } = await painter.paint({ ...request, tier: 'free' }, never)
  expect(alt).toBe(altText(read(description)))
  expect(alt).toContain('Gandalf')
})
