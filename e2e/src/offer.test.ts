import { characterField, createPortrait, portrait } from './pageParts.ts'
import { stopClock, tickDuring, tickUntil } from './slowClock.ts'
import { startProduct } from './startProduct.ts'
import { texts } from './texts.ts'

const product = startProduct()

it('[offer-4] waits while the visitor types, opens once they pause, and swallows no key', async () => {
  const page = await product.openPage({ saved: {} })
  await page.clock.install()
  await page.goto('/')
  await characterField(page).waitFor()
  await stopClock(page)
  await tickDuring(page, createPortrait(page))
  await tickUntil(page, portrait(page))

  const next = 'Elizabeth Bennet, Pride and Prejudice'
  const name = characterField(page)
  const offer = page.getByRole('dialog', { name: texts.billing.upsell.title })
  await name.fill('')
  for (const letter of next) {
    await page.keyboard.type(letter)
    await page.clock.runFor(150) // In total well over the three seconds after which the offer opens.
  }
  expect(await name.inputValue()).toBe(next)
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await offer.count()).toBe(0)

  await tickUntil(page, offer)
  await page.keyboard.press('Escape')
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true)
})
