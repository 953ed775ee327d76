import type { Page } from 'playwright-core'
import { boxOf, createPortrait, portrait, toast, waitForAnimations } from './pageParts.ts'
import { stopClock, tickDuring, tickUntil } from './slowClock.ts'
import { startProduct } from './startProduct.ts'
import { texts } from './texts.ts'

const product = startProduct()

const open = async (width = 1440): Promise<Page> => {
  const page = await product.openPage({ width, reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/')
  await page.getByText(texts.billing.badge.ready).waitFor()
  return page
}

it('[page-1, page-10] has a title and a subtitle, and keeps its address when it draws a portrait', async () => {
  const page = await open()
  const address = page.url()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByText(texts.shell.hero.subtitle).waitFor()
  await createPortrait(page)
  await portrait(page).waitFor()
  expect(page.url()).toBe(address)
})

it.each([390, 1440])(
  '[page-2, page-6] at %i px keeps the header, with logo and brand, and the badge in view',
  async (width) => {
    const page = await open(width)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForFunction(() => scrollY > 200)
    const header = page.getByRole('banner')
    expect((await boxOf(header)).y).toBe(0)
    const brand = header.getByRole('link', { name: /Dramatis/ })
    expect(await brand.locator('svg').isVisible()).toBe(true)
    expect(await brand.getByText('Dramatis').isVisible()).toBe(true)
    const badge = await boxOf(page.getByRole('region', { name: texts.billing.freeQuota }))
    expect(badge.y + badge.height).toBeLessThanOrEqual((await boxOf(header)).height)
    expect(width - (badge.x + badge.width)).toBeLessThan(120)
    expect(badge.x).toBeGreaterThan(width / 2)
  },
)

it('[toast-1, toast-5, constant-8] shows a toast at the top center for three seconds while its bar drains', async () => {
  const page = await open()
  await stopClock(page)
  const done = toast(page).filter({ hasText: texts.generator.status.succeeded })
  await tickDuring(page, createPortrait(page))
  await tickUntil(page, done)
  expect(
    await page.getByRole('region', { name: texts.shell.notifications }).locator(done).count(),
  ).toBe(1)
  await waitForAnimations(done)
  const { x, y, width } = await boxOf(done)
  expect(Math.abs(x + width / 2 - 1440 / 2)).toBeLessThan(10)
  const strip = await boxOf(page.getByRole('region', { name: 'Premium' }))
  expect(y - (strip.y + strip.height)).toBeGreaterThan(0) // the header and the offer stay visible
  expect(y - (strip.y + strip.height)).toBeLessThan(40)

  const bar = done.locator('i')
  expect(
    await bar.evaluate((element) => {
      const { animationDuration, animationTimingFunction } = getComputedStyle(element)
      return [animationDuration, animationTimingFunction]
    }),
  ).toEqual(['3s', 'linear'])
  const widths = await bar.evaluate((element) => {
    const [animation] = element.getAnimations()
    if (!animation) return []
    animation.pause()
    // At least as smooth as an update every 50 ms (constant-8).
    return [0, 50, 100, 150].map((time) => {
      animation.currentTime = time
      return element.getBoundingClientRect().width
    })
  })
  expect(widths).toHaveLength(4)
  for (const [at, next] of widths.slice(1).entries()) expect(next).toBeLessThan(widths[at] ?? 0)

  await page.clock.runFor(2990)
  expect(await done.count()).toBe(1)
  await page.clock.runFor(10)
  await done.waitFor({ state: 'detached' })
})
