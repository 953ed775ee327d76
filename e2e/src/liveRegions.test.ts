import type { BrowserContext, Locator, Page } from 'playwright-core'
import { openPage, withoutOffer } from './openPage.ts'
import { recordSpoken, type Spoken } from './recordSpoken.ts'
import { originOf } from './startLocal.ts'
import { useProduct } from './useProduct.ts'

jest.setTimeout(120_000)

const product = useProduct({ STUDIO_SHORT_SIDE: '128' })

let page: Page
let context: BrowserContext
let spoken: () => Promise<readonly Spoken[]>

beforeEach(async () => {
  ;({ page, context } = await openPage(product.browser))
  spoken = await recordSpoken(page)
  await withoutOffer(page)
  await page.goto(originOf(product.ports.page))
  await page.getByText('Ready to generate').waitFor()
  await page.getByRole('button', { name: 'Send Message' }).waitFor()
  await page.getByRole('region', { name: 'Your email' }).waitFor()
  await page.waitForTimeout(150) // Regions are followed once they have been there for a moment.
})
afterEach(() => context.close())

const nameField = () => page.getByRole('combobox', { name: /character/i })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

const polite = (text: string): Spoken => ({ how: 'polite', text })
const assertive = (text: string): Spoken => ({ how: 'assertive', text })

/** What is told until `last` is, and for a moment after. */
const spokenUntil = async (last: string): Promise<readonly Spoken[]> => {
  await page.waitForFunction(
    (text) => (Reflect.get(globalThis, 'spoken') as Spoken[]).some((it) => it.text === text),
    last,
  )
  await page.waitForTimeout(300)
  return spoken()
}

/** What is told while `act` happens, until `last` is. */
const toldBy = async (last: string, act: () => Promise<unknown>): Promise<readonly Spoken[]> => {
  await page.evaluate(() => void (Reflect.get(globalThis, 'spoken') as Spoken[]).splice(0))
  await act()
  return spokenUntil(last)
}

/** Without the order of what comes at one time, which is nobody's to say. */
const sorted = (told: readonly Spoken[]): readonly Spoken[] =>
  [...told].sort((one, other) => (one.text < other.text ? -1 : 1))

const fails = (name: string, status: number, headers = {}) =>
  page.route(`**/.netlify/functions/${name}`, (route) =>
    route.fulfill({ status, headers, json: {} }),
  )

const submit = async (character = 'Gandalf, The Lord of the Rings') => {
  await nameField().fill(character)
  await nameField().press('Control+Enter')
}

/** The texts that describe a control. */
const descriptionOf = (control: Locator) =>
  control.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? `nothing with the id ${id}`)
      .join(' '),
  )

it('a portrait is told step by step, each once, and what is left', async () => {
  const told = await toldBy('Character generated successfully!', async () => {
    await nameField().pressSequentially('gan')
    await page.getByRole('option', { name: /Gandalf/ }).waitFor()
    await nameField().press('ArrowDown')
    const active = page.locator(`#${await nameField().getAttribute('aria-activedescendant')}`)
    expect(await active.getAttribute('aria-selected')).toBe('true')
    expect(await active.textContent()).toMatch(/^Gandalf/)
    await nameField().press('Enter')
  })
  expect(told.slice(0, 3)).toEqual([
    polite('1 suggestion'),
    polite('Generating character description...'),
    polite('Creating character image...'),
  ])
  expect(sorted(told.slice(3))).toEqual([
    polite('4/5 images remaining'),
    polite('Character generated successfully!'),
  ])
})

it('a failure is told at once, and once', async () => {
  await fails('characterSD', 500)
  expect(await toldBy('Error generating character image', submit)).toEqual([
    polite('Generating character description...'),
    polite('Creating character image...'),
    assertive('Error generating character image'),
  ])
})

it('a picture that comes back when another is cancelled is told no more', async () => {
  await toldBy('Character generated successfully!', submit)
  await page.route('**/.netlify/functions/characterSD', () => undefined)
  const told = await toldBy('Creating character image...', async () => {
    await button('Another take').click()
    await button('Cancel').waitFor()
  })
  await button('Cancel').click()
  await button('Another take').waitFor()
  await page.waitForTimeout(300)
  expect(told).toEqual([polite('Creating character image...')])
  expect(await spoken()).toEqual(told)
})

it('the rate limit is told once, and its countdown is left to be looked at', async () => {
  await fails('charPrompt', 429, { 'retry-after': '780' })
  const limited = 'Rate limit reached. Try again in a few minutes.'
  const told = await toldBy(limited, submit)
  expect(sorted(told)).toEqual([
    polite('Generating character description...'),
    polite('Rate limit reached'),
    assertive(limited),
  ])

  const again = page.getByRole('button', { name: /^Try again in/ })
  await again.focus()
  const before = await again.textContent()
  await page.waitForTimeout(2200)
  expect(await again.textContent()).not.toBe(before)
  expect(await spoken()).toEqual(told)
})

it('a missing name is told, and belongs to its field', async () => {
  expect(
    await toldBy('Please enter a character name', () => button('Create portrait').click()),
  ).toEqual([assertive('Please enter a character name')])
  expect(await nameField().getAttribute('aria-invalid')).toBe('true')
  expect(await descriptionOf(nameField())).toBe('Please enter a character name')
})

it('the contact form tells what is missing, what it does and what came of it', async () => {
  const form = page.getByRole('form', { name: 'Contact Us' })
  const send = button('Send Message')
  const missing = 'Please fill in all fields'
  expect(await toldBy(missing, () => send.click())).toEqual([assertive(missing)])
  const email = form.getByLabel('Email')
  expect(await email.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await email.getAttribute('aria-invalid')).toBe('true')
  expect(await descriptionOf(email)).toBe(missing)

  // Long enough for the progress to be told before the outcome takes its place.
  const pass = () => new Promise((resolve) => setTimeout(resolve, 400))
  const forms = `${originOf(product.ports.forms)}/**`
  await page.route(forms, (route) => pass().then(() => route.continue()))
  await email.fill('reader@example.com')
  await form.getByLabel('Message').fill('Gandalf’s hat is crooked.')
  expect(await toldBy('Feedback sent successfully!', () => send.click())).toEqual([
    polite('Sending feedback...'),
    polite('Feedback sent successfully!'),
  ])

  await page.route(forms, (route) => pass().then(() => route.abort()))
  await email.fill('reader@example.com')
  await form.getByLabel('Message').fill('And his staff?')
  const failed = 'Failed to send feedback. Please try again.'
  expect(await toldBy(failed, () => send.click())).toEqual([
    polite('Sending feedback...'),
    assertive(failed),
  ])
})

it('the gate tells what is wrong with an address, and what came of it', async () => {
  const gate = page.getByRole('region', { name: 'Your email' })
  const email = gate.getByLabel('Email')
  const enter = gate.getByRole('button', { name: 'Continue' })
  const malformed = 'Please enter an email address like you@example.com'
  await email.fill('reader')
  expect(await toldBy(malformed, () => enter.click())).toEqual([assertive(malformed)])
  expect(await email.getAttribute('aria-invalid')).toBe('true')
  expect(await descriptionOf(email)).toBe(malformed)

  await email.fill('reader@example.com')
  const none = 'No subscription found for reader@example.com. You have five free portraits an hour.'
  expect(await toldBy(none, () => enter.click())).toEqual([polite(none)])
})

it('who goes offline is told', async () => {
  const offline = 'You are offline. New portraits need a connection.'
  expect(await toldBy(offline, () => context.setOffline(true))).toEqual([polite(offline)])
})

it('what comes while a dialog is open is told and can be closed, and stays when the dialog goes', async () => {
  const offline = 'You are offline. New portraits need a connection.'
  const toast = page.locator('[data-type="info"]')
  await button(/^Upgrade/)
    .first()
    .click()
  const offer = page.getByRole('dialog', { name: 'Unlock Premium' })
  await offer.waitFor()
  await page.waitForTimeout(150)
  expect(await toldBy(offline, () => context.setOffline(true))).toEqual([polite(offline)])
  await toast.getByRole('button', { name: 'Close' }).click()
  await toast.waitFor({ state: 'detached' })
  expect(await offer.isVisible()).toBe(true)

  await page.mouse.move(0, 0) // Under the pointer a toast's time stands still.
  await context.setOffline(false)
  await context.setOffline(true)
  await toast.waitFor()
  await page.waitForTimeout(1000)
  await page.keyboard.press('Escape')
  await offer.waitFor({ state: 'detached' })
  await page.waitForTimeout(100)
  const timeShown = () =>
    toast.locator('i').evaluate((bar) => Number(bar.getAnimations()[0]?.currentTime))
  expect(await timeShown()).toBeGreaterThan(1000)
  await toast.waitFor({ state: 'detached', timeout: 2500 })
})

it('what was copied is told each time, and what this browser cannot do', async () => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await toldBy('Character generated successfully!', submit)
  await button('Description and more').click()
  await page.waitForTimeout(150)
  const copy = () => button('Copy link').click()
  expect(await toldBy('Link copied', copy)).toEqual([polite('Link copied')])
  expect(await toldBy('Link copied', copy)).toEqual([polite('Link copied')])
  await page.keyboard.press('Escape')
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  const unsupported = 'Sharing not supported in this browser'
  expect(await toldBy(unsupported, () => button('Share image').click())).toEqual([
    polite(unsupported),
  ])
})

it('the gallery tells which picture it shows, and what was deleted', async () => {
  for (const character of ['Gandalf', 'Eragon']) {
    await toldBy('Character generated successfully!', () => submit(character))
  }
  await button('Gallery, 2 pictures').click()
  await page.getByRole('dialog').locator('[data-picture]').first().click()
  await page.waitForTimeout(150)
  const step = () => page.keyboard.press('ArrowRight')
  expect(await toldBy('2 of 2', step)).toEqual([polite('2 of 2')])
  const deleted = 'The picture of Gandalf was deleted.'
  const remove = () =>
    page.getByRole('dialog').last().getByRole('button', { name: 'Delete' }).click()
  expect((await toldBy('1 of 1', remove)).map(({ text }) => text)).toEqual([
    '1 of 1',
    expect.stringContaining(deleted),
  ])
})

it.each<['generator' | 'billing' | 'contact', readonly Spoken[]]>([
  [
    'generator',
    [
      assertive(
        'The generator could not be loaded Everything else on the page works, and your pictures are safe.',
      ),
    ],
  ],
  ['billing', [polite('Premium is unavailable right now.'), polite('Status unavailable')]],
  ['contact', [polite('The contact form could not be loaded.')]],
])('a part of the page that does not load is told: %s', async (remote, expected) => {
  await context.close()
  ;({ page, context } = await openPage(product.browser))
  spoken = await recordSpoken(page)
  await page.route(`${originOf(product.ports[remote])}/**`, (route) => route.abort())
  await page.goto(originOf(product.ports.page))
  const told = await spokenUntil(expected.at(-1)?.text ?? '')
  expect(sorted(told)).toEqual(expected)
})
