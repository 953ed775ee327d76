import { FREE_LIMIT } from '@dramatis/catalogue'
import type { Locator, Page, Route } from 'playwright-core'
import { nextRoute } from './nextRoute.ts'
import { expectConsole } from './openPage.ts'
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
import { texts } from './texts.ts'

const product = startProduct()

let page: Page
let announcements: () => Promise<readonly Announcement[]>

beforeEach(async () => {
  page = await product.openPage({ permissions: ['clipboard-read', 'clipboard-write'] })
  await openRecorded()
  await page.getByText(texts.billing.badge.ready).waitFor()
  await button(texts.contact.send).waitFor()
  await page.getByRole('region', { name: texts.billing.gate.sectionTitle }).waitFor()
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
  const announced = await announcementsDuring(texts.generator.status.succeeded, async () => {
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
    polite(texts.generator.status.describing),
    polite(texts.generator.status.creating),
  ])
  expect(sorted(announced.slice(3))).toEqual([
    polite(quotaText(1)),
    polite(texts.generator.status.succeeded),
  ])
})

it('announces a failure immediately and once', async () => {
  await respondWithError('characterSD', 500)
  expect(await announcementsDuring(texts.generator.creatingFailed, submit)).toEqual([
    polite(texts.generator.status.describing),
    polite(texts.generator.status.creating),
    assertive(texts.generator.creatingFailed),
  ])
})

it('[picture-21] does not announce a picture again when it returns because another was canceled', async () => {
  await announcementsDuring(texts.generator.status.succeeded, submit)
  await page.route('**/.netlify/functions/characterSD', () => undefined)
  const announced = await announcementsDuring(texts.generator.status.creating, async () => {
    await button(texts.generator.anotherTake).click()
    await button(texts.generator.cancel).waitFor()
  })
  await button(texts.generator.cancel).click()
  await button(texts.generator.anotherTake).waitFor()
  await advance(300)
  expect(announced).toEqual([
    polite(texts.generator.status.describing),
    polite(texts.generator.status.creating),
  ])
  expect(await announcements()).toEqual(announced)
})

it('[message-3] announces the rate limit once, but not its countdown', async () => {
  await respondWithError('charPrompt', 429, { 'retry-after': '780' })
  const limited = texts.generator.rateLimit
  const announced = await announcementsDuring(limited, submit)
  expect(sorted(announced)).toEqual([
    polite(texts.generator.status.describing),
    polite(texts.billing.badge.throttled),
    assertive(limited),
  ])

  await button(texts.generator.submit).focus()
  const countdown = page.getByRole('timer')
  const before = await countdown.textContent()
  await advance(2200)
  expect(await countdown.textContent()).not.toBe(before)
  expect(await announcements()).toEqual(announced)
})

it('announces a missing name, and describes the field with the same message', async () => {
  expect(
    await announcementsDuring(texts.generator.nameMissing, () =>
      button(texts.generator.submit).click(),
    ),
  ).toEqual([assertive(texts.generator.nameMissing)])
  expect(await nameField().getAttribute('aria-invalid')).toBe('true')
  expect(await descriptionOf(nameField())).toBe(texts.generator.nameMissing)
})

it('[message-7, message-8] announces what is missing from the contact form, that it is sending, and the outcome', async () => {
  const form = page.getByRole('form', { name: texts.contact.title })
  const send = button(texts.contact.send)
  const missing = texts.contact.fillInAllFields
  expect(await announcementsDuring(missing, () => send.click())).toEqual([assertive(missing)])
  const email = form.getByLabel(texts.contact.email)
  expect(await email.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await email.getAttribute('aria-invalid')).toBe('true')
  expect(await descriptionOf(email)).toBe(missing)

  /** Submits the form, and ends the request once its progress has been announced. */
  const submitForm = async (end: (route: Route) => Promise<void>): Promise<void> => {
    const [, route] = await Promise.all([
      send.click(),
      nextRoute(page, originOf(product.ports.forms)),
    ])
    await waitForAnnouncement(texts.contact.sending)
    await end(route)
  }
  await email.fill('reader@example.com')
  await form.getByLabel(texts.contact.message).fill('Gandalf’s hat is crooked.')
  expect(
    await announcementsDuring(texts.contact.sent, () => submitForm((route) => route.continue())),
  ).toEqual([polite(texts.contact.sending), polite(texts.contact.sent)])

  await email.fill('reader@example.com')
  await form.getByLabel(texts.contact.message).fill('And his staff?')
  const failed = texts.contact.failed
  expectConsole(page, /ERR_FAILED/)
  expectConsole(page, /^The feedback was not sent/)
  expect(await announcementsDuring(failed, () => submitForm((route) => route.abort()))).toEqual([
    polite(texts.contact.sending),
    assertive(failed),
  ])
})

it('announces what is wrong with an address, and the result of the gate’s check', async () => {
  const gate = page.getByRole('region', { name: texts.billing.gate.sectionTitle })
  const email = gate.getByLabel('Email')
  const enter = gate.getByRole('button', { name: texts.billing.gate.submit })
  const malformed = texts.contact.malformedEmail
  await email.fill('reader')
  expect(await announcementsDuring(malformed, () => enter.click())).toEqual([assertive(malformed)])
  expect(await email.getAttribute('aria-invalid')).toBe('true')
  expect(await descriptionOf(email)).toBe(malformed)

  await email.fill('reader@example.com')
  const none = `We checked: reader@example.com has no subscription. You can create ${FREE_LIMIT} portraits an hour for free.`
  expect(await announcementsDuring(none, () => enter.click())).toEqual([polite(none)])
})

it('announces that the visitor is offline', async () => {
  const offline = texts.generator.offline
  expect(await announcementsDuring(offline, () => page.context().setOffline(true))).toEqual([
    polite(offline),
  ])
})

it('[everyone-1] announces a notice within an open dialog, where it can be closed, and keeps it when the dialog closes', async () => {
  const offline = texts.generator.offline
  const toast = page.locator('[data-type="info"]')
  await button(/^Upgrade/)
    .first()
    .click()
  const offer = page.getByRole('dialog', { name: texts.billing.upsell.title })
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
  await announcementsDuring(texts.generator.status.succeeded, submit)
  await button(texts.generator.more).click()
  await settle()
  const copy = () => button(texts.generator.copyLink).click()
  expect(await announcementsDuring(texts.generator.linkCopied, copy)).toEqual([
    polite(texts.generator.linkCopied),
  ])
  expect(await announcementsDuring(texts.generator.linkCopied, copy)).toEqual([
    polite(texts.generator.linkCopied),
  ])
  await page.keyboard.press('Escape')
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  const unsupported = texts.generator.shareCopied
  expect(
    await announcementsDuring(unsupported, () => button(texts.generator.shareLabel).click()),
  ).toEqual([polite(unsupported)])
})

it('announces which picture the gallery shows and what was deleted', async () => {
  for (const character of ['Gandalf', 'Eragon']) {
    await announcementsDuring(texts.generator.status.succeeded, () => submit(character))
  }
  await button('Gallery, 2 pictures').click()
  await page.getByRole('dialog').locator('[data-picture]').first().click()
  await settle()
  const step = () => page.keyboard.press('ArrowRight')
  expect(await announcementsDuring('2 of 2', step)).toEqual([polite('2 of 2')])
  const deleted = 'The picture of Gandalf was deleted.'
  const remove = () =>
    page.getByRole('dialog').last().getByRole('button', { name: texts.generator.delete }).click()
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
  ['billing', [polite(texts.shell.billing.offerFailed), polite(texts.shell.billing.statusFailed)]],
  ['contact', [polite(texts.shell.contact.failed)]],
])('[everyone-11] announces a remote that does not load: %s', async (remote, expected) => {
  page = await product.openPage({ expectConsole: [/ERR_FAILED/, /did not load|is not available/] })
  await page.route(`${originOf(product.ports[remote])}/**`, (route) => route.abort())
  await openRecorded()
  const announced = await announcementsUntil(expected.at(-1)?.text ?? '')
  expect(sorted(announced)).toEqual(expected)
})
