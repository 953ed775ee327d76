import { FREE_LIMIT } from '@dramatis/catalogue'
import { expectConsole } from './openPage.ts'
import type { Locator, Page, Route } from 'playwright-core'
import { nextRoute } from './nextRoute.ts'
import {
  button as buttonOf,
  characterField,
  createPortrait,
  nextFrames,
  quotaText,
} from './pageParts.ts'
import { recordAnnouncements, SETTLED_MS, type Announcement } from './recordAnnouncements.ts'
import { originOf } from './startLocal.ts'
import { startProduct } from './startProduct.ts'

const product = startProduct()

let page: Page
let announcements: () => Promise<readonly Announcement[]>

beforeEach(async () => {
  page = await product.openPage({ permissions: ['clipboard-read', 'clipboard-write'] })
  await openRecorded()
  await page.getByText('Ready to generate').waitFor()
  await button('Send Message').waitFor()
  await page.getByRole('region', { name: 'Your email' }).waitFor()
  await settle()
})

const openRecorded = async (): Promise<void> => {
  await page.clock.install()
  announcements = await recordAnnouncements(page)
  await page.goto('/')
}

/** Advances the page's clock until screen readers follow the live regions that are on the page. */
const settle = (): Promise<void> => page.clock.runFor(SETTLED_MS + 50)

const nameField = () => characterField(page)
const button = (name: string | RegExp) => buttonOf(page, name)

const polite = (text: string): Announcement => ({ how: 'polite', text })
const assertive = (text: string): Announcement => ({ how: 'assertive', text })

const waitForAnnouncement = (text: string) =>
  page.waitForFunction(
    (wanted) =>
      (Reflect.get(globalThis, 'announced') as Announcement[]).some((it) => it.text === wanted),
    text,
  )

/** Waits for the announcement `last`, and returns all up to 300 ms after it. */
const announcementsUntil = async (last: string): Promise<readonly Announcement[]> => {
  await waitForAnnouncement(last)
  await advance(300)
  return announcements()
}

/** Advances the page's clock, and gives the page time to render. */
const advance = async (milliseconds: number): Promise<void> => {
  await page.clock.runFor(milliseconds)
  await nextFrames(page, 3)
}

/** Performs `act`, waits for the announcement `last`, and returns all announcements since the start of `act`. */
const announcementsDuring = async (
  last: string,
  act: () => Promise<unknown>,
): Promise<readonly Announcement[]> => {
  await page.evaluate(() => void (Reflect.get(globalThis, 'announced') as Announcement[]).splice(0))
  await act()
  return announcementsUntil(last)
}

/** Sorts announcements by text, since the order of simultaneous ones is not defined. */
const sorted = (announced: readonly Announcement[]): readonly Announcement[] =>
  [...announced].sort((one, other) => (one.text < other.text ? -1 : 1))

const respondWithError = (name: string, status: number, headers = {}) => {
  expectConsole(page, new RegExp(`status of ${status} .*/${name}$`))
  return page.route(`**/.netlify/functions/${name}`, (route) =>
    route.fulfill({ status, headers, json: {} }),
  )
}

const submit = (character?: string) => createPortrait(page, character)

/** Returns the text of the elements that describe a control. */
const descriptionOf = (control: Locator) =>
  control.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? `no element with the id ${id}`)
      .join(' '),
  )

it('[form-4] announces each step of a portrait once, and how many portraits are left', async () => {
  const announced = await announcementsDuring('Character generated successfully!', async () => {
    await nameField().pressSequentially('gan')
    await page.getByRole('option', { name: /Gandalf/ }).waitFor()
    await nameField().press('ArrowDown')
    const active = page.locator(`#${await nameField().getAttribute('aria-activedescendant')}`)
    expect(await active.getAttribute('aria-selected')).toBe('true')
    expect(await active.textContent()).toMatch(/^Gandalf/)
    await nameField().press('Enter')
  })
  expect(announced.slice(0, 3)).toEqual([
    polite('1 suggestion'),
    polite('Generating character description...'),
    polite('Creating character image...'),
  ])
  expect(sorted(announced.slice(3))).toEqual([
    polite(quotaText(1)),
    polite('Character generated successfully!'),
  ])
})

it('announces a failure immediately and once', async () => {
  await respondWithError('characterSD', 500)
  expect(await announcementsDuring('Error generating character image', submit)).toEqual([
    polite('Generating character description...'),
    polite('Creating character image...'),
    assertive('Error generating character image'),
  ])
})

it('[picture-21] does not announce a picture again when it returns because another was canceled', async () => {
  await announcementsDuring('Character generated successfully!', submit)
  await page.route('**/.netlify/functions/characterSD', () => undefined)
  const announced = await announcementsDuring('Creating character image...', async () => {
    await button('Another take').click()
    await button('Cancel').waitFor()
  })
  await button('Cancel').click()
  await button('Another take').waitFor()
  await advance(300)
  expect(announced).toEqual([polite('Creating character image...')])
  expect(await announcements()).toEqual(announced)
})

it('[message-3] announces the rate limit once, but not its countdown', async () => {
  await respondWithError('charPrompt', 429, { 'retry-after': '780' })
  const limited = 'Rate limit reached. Try again in a few minutes.'
  const announced = await announcementsDuring(limited, submit)
  expect(sorted(announced)).toEqual([
    polite('Generating character description...'),
    polite('Rate limit reached'),
    assertive(limited),
  ])

  await button('Create portrait').focus()
  const countdown = page.getByRole('timer')
  const before = await countdown.textContent()
  await advance(2200)
  expect(await countdown.textContent()).not.toBe(before)
  expect(await announcements()).toEqual(announced)
})

it('announces a missing name, and describes the field with the same message', async () => {
  expect(
    await announcementsDuring('Please enter a character name', () =>
      button('Create portrait').click(),
    ),
  ).toEqual([assertive('Please enter a character name')])
  expect(await nameField().getAttribute('aria-invalid')).toBe('true')
  expect(await descriptionOf(nameField())).toBe('Please enter a character name')
})

it('[message-7, message-8] announces what is missing from the contact form, that it is sending, and the outcome', async () => {
  const form = page.getByRole('form', { name: 'Contact Us' })
  const send = button('Send Message')
  const missing = 'Please fill in all fields'
  expect(await announcementsDuring(missing, () => send.click())).toEqual([assertive(missing)])
  const email = form.getByLabel('Email')
  expect(await email.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await email.getAttribute('aria-invalid')).toBe('true')
  expect(await descriptionOf(email)).toBe(missing)

  /** Submits the form, and ends the request once its progress has been announced. */
  const submitForm = async (end: (route: Route) => Promise<void>): Promise<void> => {
    const [, route] = await Promise.all([
      send.click(),
      nextRoute(page, originOf(product.ports.forms)),
    ])
    await waitForAnnouncement('Sending feedback...')
    await end(route)
  }
  await email.fill('reader@example.com')
  await form.getByLabel('Message').fill('Gandalf’s hat is crooked.')
  expect(
    await announcementsDuring('Feedback sent successfully!', () =>
      submitForm((route) => route.continue()),
    ),
  ).toEqual([polite('Sending feedback...'), polite('Feedback sent successfully!')])

  await email.fill('reader@example.com')
  await form.getByLabel('Message').fill('And his staff?')
  const failed = 'Failed to send feedback. Please try again.'
  expectConsole(page, /ERR_FAILED/)
  expectConsole(page, /^The feedback was not sent/)
  expect(await announcementsDuring(failed, () => submitForm((route) => route.abort()))).toEqual([
    polite('Sending feedback...'),
    assertive(failed),
  ])
})

it('announces what is wrong with an address, and the result of the gate’s check', async () => {
  const gate = page.getByRole('region', { name: 'Your email' })
  const email = gate.getByLabel('Email')
  const enter = gate.getByRole('button', { name: 'Check subscription' })
  const malformed = 'Please enter an email address like you@example.com'
  await email.fill('reader')
  expect(await announcementsDuring(malformed, () => enter.click())).toEqual([assertive(malformed)])
  expect(await email.getAttribute('aria-invalid')).toBe('true')
  expect(await descriptionOf(email)).toBe(malformed)

  await email.fill('reader@example.com')
  const none = `We checked: reader@example.com has no subscription. You can create ${FREE_LIMIT} portraits an hour for free.`
  expect(await announcementsDuring(none, () => enter.click())).toEqual([polite(none)])
})

it('announces that the visitor is offline', async () => {
  const offline = 'You are offline. New portraits need a connection.'
  expect(await announcementsDuring(offline, () => page.context().setOffline(true))).toEqual([
    polite(offline),
  ])
})

it('[everyone-1] announces a notice within an open dialog, where it can be closed, and keeps it when the dialog closes', async () => {
  const offline = 'You are offline. New portraits need a connection.'
  const toast = page.locator('[data-type="info"]')
  await button(/^Upgrade/)
    .first()
    .click()
  const offer = page.getByRole('dialog', { name: 'Unlock Premium' })
  await offer.waitFor()
  await settle()
  expect(await announcementsDuring(offline, () => page.context().setOffline(true))).toEqual([
    polite(offline),
  ])
  await toast.getByRole('button', { name: 'Close' }).click()
  await toast.waitFor({ state: 'detached' })
  expect(await offer.isVisible()).toBe(true)

  await page.mouse.move(0, 0) // A toast's countdown stops under the pointer.
  await page.context().setOffline(false)
  await page.context().setOffline(true)
  await toast.waitFor()
  await advance(1000)
  await page.keyboard.press('Escape')
  await offer.waitFor({ state: 'detached' })
  await nextFrames(page, 3)
  const timeShown = () =>
    toast.locator('i').evaluate((bar) => Number(bar.getAnimations()[0]?.currentTime))
  expect(await timeShown()).toBeGreaterThan(1000)
  await advance(2000)
  await toast.waitFor({ state: 'detached' })
})

it('[message-9] announces each copied link, and that the browser cannot share', async () => {
  await announcementsDuring('Character generated successfully!', submit)
  await button('Description and more').click()
  await settle()
  const copy = () => button('Copy link').click()
  expect(await announcementsDuring('Link copied', copy)).toEqual([polite('Link copied')])
  expect(await announcementsDuring('Link copied', copy)).toEqual([polite('Link copied')])
  await page.keyboard.press('Escape')
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  const unsupported = 'Sharing not supported in this browser. The link has been copied.'
  expect(await announcementsDuring(unsupported, () => button('Share image').click())).toEqual([
    polite(unsupported),
  ])
})

it('announces which picture the gallery shows and what was deleted', async () => {
  for (const character of ['Gandalf', 'Eragon']) {
    await announcementsDuring('Character generated successfully!', () => submit(character))
  }
  await button('Gallery, 2 pictures').click()
  await page.getByRole('dialog').locator('[data-picture]').first().click()
  await settle()
  const step = () => page.keyboard.press('ArrowRight')
  expect(await announcementsDuring('2 of 2', step)).toEqual([polite('2 of 2')])
  const deleted = 'The picture of Gandalf was deleted.'
  const remove = () =>
    page.getByRole('dialog').last().getByRole('button', { name: 'Delete' }).click()
  expect((await announcementsDuring('1 of 1', remove)).map(({ text }) => text)).toEqual([
    '1 of 1',
    expect.stringContaining(deleted),
  ])
})

it.each<['generator' | 'billing' | 'contact', readonly Announcement[]]>([
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
])('[everyone-11] announces a remote that does not load: %s', async (remote, expected) => {
  page = await product.openPage({ expectConsole: [/ERR_FAILED/, /did not load|is not available/] })
  await page.route(`${originOf(product.ports[remote])}/**`, (route) => route.abort())
  await openRecorded()
  const announced = await announcementsUntil(expected.at(-1)?.text ?? '')
  expect(sorted(announced)).toEqual(expected)
})
