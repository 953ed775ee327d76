import { FREE_LIMIT } from '@dramatis/catalogue'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Route } from 'playwright-core'
import { button, characterField, createPortrait, toast } from './pageParts.ts'
import { originOf, type Ports } from './startLocal.ts'
import {
  buy,
  closeToasts,
  create,
  dialog,
  format,
  manage,
  openGallery,
  openOffer,
  openStyles,
  sendMessage,
  subscribe,
  withoutDates,
} from './stateActions.ts'
import { texts } from './texts.ts'

/** The time of every visit. It is before the server's time, so nothing that the server issues has expired. */
export const NOW = Date.parse('2026-03-14T12:00:00Z')

/** One state of the page, and how to get there. */
export interface State {
  readonly name: string
  /** What the browser has saved on earlier visits, with the property names of `Persisted` in the store. */
  readonly saved?: Readonly<Record<string, unknown>>
  /** Whether the screenshot shows the entire page instead of the window. */
  readonly whole?: boolean
  /** Runs before the page opens. */
  readonly before?: (page: Page, ports: Ports) => Promise<unknown>
  /** The faults that the state causes in the console. */
  readonly faults?: readonly RegExp[]
  /** Brings the opened page to the state, which is then in the newest tab. */
  readonly enter?: (page: Page) => Promise<unknown>
}

/** Makes one of the functions return this response. */
const respond =
  (name: string, response: Parameters<Route['fulfill']>[0]) =>
  (page: Page): Promise<unknown> =>
    page.route(`**/.netlify/functions/${name}`, (route) => route.fulfill(response))

/** Makes all requests to a part of the product fail. */
const without =
  (part: keyof Ports) =>
  (page: Page, ports: Ports): Promise<unknown> =>
    page.route(`${originOf(ports[part])}/**`, (route) => route.abort())

/** Responds with a job that stays in the queue, and with the preview of its picture. */
const queue = async (page: Page): Promise<void> => {
  const preview = await readFile(join(__dirname, '../looks/gandalf/preview.jpg'), 'base64')
  const queued = { status: 'queued', position: 3 }
  const events = [
    'retry: 3600000', // The page does not reconnect during the visit.
    `event: queued\ndata: ${JSON.stringify({ position: 3 })}`,
    `event: preview\ndata: ${JSON.stringify({ result: `data:image/jpeg;base64,${preview}` })}`,
  ]
  const job = '/.netlify/functions/jobs/1'
  await respond('characterSD', {
    status: 202,
    headers: { location: job, 'preference-applied': 'respond-async' },
    json: queued,
  })(page)
  await respond('jobs/1', { json: queued })(page)
  await respond('jobs/1/events', {
    contentType: 'text/event-stream',
    body: `${events.join('\n\n')}\n\n`,
  })(page)
}

const NOT_LOADED = [/ERR_FAILED/, /is not available|did not load/]

const usedUp = {
  requestedAt: Array.from({ length: FREE_LIMIT }, (_, at) => NOW - (47 + at) * 60_000),
}
const german = { language: 'de' }

/** The states in which the page can be, roughly in the order of a visit. */
export const states: readonly State[] = [
  { name: 'fresh', whole: true },
  {
    name: 'typing',
    enter: async (page) => {
      await characterField(page).pressSequentially('Gan')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'missing',
    enter: async (page) => {
      await button(page, texts.generator.submit).click()
      await page.getByText(texts.generator.nameMissing).first().waitFor()
    },
  },
  { name: 'styles', enter: openStyles },
  {
    name: 'premium-styles',
    enter: async (page) => {
      await subscribe(page)
      await openStyles(page)
    },
  },
  {
    name: 'loading',
    before: (page) => page.route('**/.netlify/functions/characterSD', () => undefined),
    enter: async (page) => {
      await createPortrait(page)
      await page.locator('[data-view="waiting"] img').waitFor()
    },
  },
  {
    name: 'queued',
    before: queue,
    enter: async (page) => {
      await createPortrait(page)
      await page.getByText('3rd in line').filter({ visible: true }).waitFor()
      await page.locator('[data-view="waiting"] img').waitFor()
    },
  },
  { name: 'result', enter: create },
  {
    name: 'result-portrait',
    enter: async (page) => {
      await format('portrait')(page)
      await create(page)
    },
  },
  {
    name: 'result-more',
    enter: async (page) => {
      await create(page)
      await button(page, texts.generator.more).click()
    },
  },
  {
    name: 'premium-result',
    enter: async (page) => {
      await subscribe(page)
      await create(page)
    },
  },
  { name: 'limited', saved: usedUp },
  {
    name: 'gate-section',
    enter: async (page) => {
      const gate = page.getByRole('region', { name: texts.billing.gate.sectionTitle })
      await gate.getByLabel('Email').fill('reader')
      await gate.getByRole('button', { name: texts.billing.gate.submit }).click()
      await gate.getByText('Please enter an email address like').waitFor()
    },
  },
  {
    name: 'gate-dialog',
    enter: async (page) => {
      await openOffer(page)
      await button(page, texts.billing.upsell.enterEmail).click()
      await page.getByRole('dialog', { name: texts.billing.gate.title }).waitFor()
    },
  },
  { name: 'upsell', enter: openOffer },
  {
    name: 'thanks',
    enter: async (page) => {
      await dialog(await buy(page))
        .locator('img')
        .last()
        .waitFor()
    },
  },
  { name: 'manage', enter: manage },
  {
    name: 'manage-proof',
    enter: async (page) => {
      await subscribe(page)
      await button(page, texts.billing.manage).click()
      await dialog(page).getByRole('button', { name: texts.billing.code.send }).waitFor()
    },
  },
  {
    name: 'manage-cancel',
    enter: async (page) => {
      await manage(page)
      await button(page, texts.billing.portal.cancel).click()
      await dialog(page).getByLabel(texts.billing.portal.reason).waitFor()
      await withoutDates(page)
    },
  },
  {
    name: 'contact-error',
    enter: async (page) => {
      await sendMessage(page)
      await page.getByText(texts.contact.fillInAllFields).first().waitFor()
    },
  },
  {
    name: 'contact-sent',
    enter: async (page) => {
      const form = page.getByRole('form', { name: texts.contact.title })
      await form.getByLabel(texts.contact.email).fill('reader@example.com')
      await form.getByLabel(texts.contact.message).fill('Gandalf’s hat is crooked.')
      await sendMessage(page)
      await toast(page, 'success').waitFor()
    },
  },
  {
    name: 'toasts',
    faults: [/status of 500/, /status of 429/],
    before: respond('characterSD', { status: 429, headers: { 'retry-after': '780' }, json: {} }),
    enter: async (page) => {
      await page.route(
        '**/.netlify/functions/charPrompt',
        (route) => route.fulfill({ status: 500 }),
        {
          times: 1,
        },
      )
      await createPortrait(page)
      await toast(page, 'error').first().waitFor()
      await createPortrait(page)
      await toast(page, 'warning').first().waitFor()
    },
  },
  {
    name: 'error',
    faults: [/status of 500/],
    before: respond('characterSD', { status: 500, json: { error: 'The engine is busy.' } }),
    enter: async (page) => {
      await createPortrait(page)
      await toast(page, 'error').first().waitFor()
      await closeToasts(page)
    },
  },
  {
    name: 'offline',
    enter: async (page) => {
      await page.context().setOffline(true)
      await toast(page, 'info').first().waitFor()
      await page.context().setOffline(false)
    },
  },
  { name: 'gallery', enter: openGallery },
  {
    name: 'gallery-picture',
    enter: async (page) => {
      await openGallery(page)
      await page.locator('[data-picture]').nth(1).click()
      await page.getByText('2 of 3').waitFor()
    },
  },
  { name: 'without-generator', faults: NOT_LOADED, before: without('generator') },
  {
    name: 'without-billing',
    faults: NOT_LOADED,
    before: without('billing'),
    enter: (page) => page.getByText(texts.shell.billing.offerFailed).waitFor(),
  },
  { name: 'without-contact', faults: NOT_LOADED, whole: true, before: without('contact') },
  { name: 'german', whole: true, saved: german },
  { name: 'german-styles', saved: german, enter: openStyles },
  {
    name: 'german-result',
    saved: german,
    enter: create,
  },
  { name: 'german-limited', saved: { ...german, ...usedUp } },
  { name: 'german-upsell', saved: german, enter: openOffer },
]
