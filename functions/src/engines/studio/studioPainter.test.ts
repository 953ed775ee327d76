import { altText, describe as read } from '@dramatis/studio'
import { createStudioPainter } from './studioPainter.ts'

// Machines that build and test at once are slow.
jest.setTimeout(60_000)

const painter = createStudioPainter({ shortSide: 64, threads: 1 })
afterAll(() => painter.close())

const never = new AbortController().signal
const description = 'Gandalf is an old wizard with a long grey beard, a grey robe and a staff.'
const wish = { description, character: 'Gandalf', style: 'lego', aspect: 'portrait' } as const

test('premium has sides twice as long', async () => {
  const free = await painter.paint({ ...wish, tier: 'free' }, never)
  const premium = await painter.paint({ ...wish, tier: 'premium' }, never)
  expect([free.width, free.height]).toEqual([64, 96])
  expect([premium.width, premium.height]).toEqual([128, 192])
})

test('says in a sentence what it painted', async () => {
  const { alt } = await painter.paint({ ...wish, tier: 'free' }, never)
  expect(alt).toBe(altText(read(description)))
  expect(alt).toContain('Gandalf')
})
