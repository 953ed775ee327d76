import type { Page, Route } from 'playwright-core'
import { originOf, type Ports } from './startLocal.ts'

/** When every visit takes place; before the server's now, so that nothing it hands out has expired. */
export const NOW = Date.parse('2026-03-14T12:00:00Z')

/** One thing that a visitor may see, and how to get there. */
export interface State {
  readonly name: string
  /** What the browser keeps from earlier visits, by the names of `Persisted` in the store. */
  readonly kept?: Readonly<Record<string, unknown>>
  /** Whether to look at the whole page and not at the window only. */
  readonly whole?: boolean
  /** Set up before the page opens. */
  readonly before?: (page: Page, ports: Ports) => Promise<unknown>
  /** From the opened page to the state. */
  readonly enter?: (page: Page) => Promise<unknown>
}

const GANDALF = 'Gandalf, The Lord of the Rings'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const nameField = (page: Page) => page.locator('input[role="combobox"]')
const dialog = (page: Page) => page.getByRole('dialog').last()

const submit = async (page: Page): Promise<void> => {
  await nameField(page).fill(GANDALF)
  await nameField(page).press('Control+Enter')
}

const format = (name: 'Portrait' | 'Landscape' | 'Square') => (page: Page) =>
  page.locator('label', { hasText: name }).click()

const create = async (page: Page): Promise<void> => {
  await submit(page)
  await page.locator('figure[data-loaded="true"]').waitFor()
  await closeToasts(page)
}

const closeToasts = async (page: Page): Promise<void> => {
  const close = page.locator('[data-type]').getByRole('button')
  await close.first().waitFor()
  while ((await close.count()) > 0) await close.first().click()
}

const subscribe = async (page: Page): Promise<void> => {
  const gate = page.getByRole('region', { name: 'Your email' })
  await gate.getByLabel('Email').fill('premium@example.com')
  await gate.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('banner').getByText('Premium Active').waitFor()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

const openStyles = (page: Page) => page.getByRole('combobox', { name: /Style|Stil/ }).click()

const openOffer = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^Upgrade/ })
    .first()
    .click()
  await dialog(page).waitFor()
}

/** The sandbox sells each address one subscription. */
let buyers = 0

/** The session that manages a subscription comes with its checkout. */
const buy = async (page: Page): Promise<void> => {
  await openOffer(page)
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    dialog(page)
      .getByRole('link', { name: /Upgrade/ })
      .click(),
  ])
  buyers += 1
  await tab.getByLabel('Email').fill(`reader-${buyers}@example.com`)
  await tab.getByRole('radio', { name: /4242/ }).check()
  await tab.getByRole('button', { name: /Subscribe/ }).click()
  // The tab hands the session over once it is back on the page.
  for (const one of [tab, page]) {
    await one.getByRole('banner').getByText('Premium Active').waitFor()
  }
  await tab.close()
}

const manage = async (page: Page): Promise<void> => {
  await buy(page)
  await closeToasts(page)
  await button(page, 'Manage subscription').click()
  await dialog(page).getByText('$4.99 per month').waitFor()
  await dialog(page).getByRole('table').waitFor()
  await withoutDates(page)
}

/** Puts one buyer and one day in place of those that differ from run to run. */
const withoutDates = (page: Page): Promise<void> =>
  dialog(page).evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      text.nodeValue = (text.nodeValue ?? '')
        .replace(/[A-Z][a-z]+ \d+(, \d{4})?\s–\s[A-Z][a-z]+ \d+, \d{4}/g, 'Mar 14 – Apr 14, 2026')
        .replace(/(?<!– )[A-Z][a-z]+ \d+, \d{4}/g, 'Mar 14, 2026')
        .replace(/reader-\d+/, 'reader-1')
    }
  })

const openGallery = async (page: Page): Promise<void> => {
  for (const character of ['Dracula', 'Ariel, The Little Mermaid', GANDALF]) {
    await nameField(page).fill(character)
    await nameField(page).press('Control+Enter')
    await page
      .getByRole('img', { name: new RegExp(`^${character.split(',')[0]}`) })
      .last()
      .waitFor()
    await closeToasts(page)
  }
  await button(page, 'Gallery, 3 pictures').click()
  await dialog(page).locator('img').nth(2).waitFor()
}

const sendMessage = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Send Message' }).click()
}

const answers =
  (name: string, answer: Parameters<Route['fulfill']>[0]) =>
  (page: Page): Promise<unknown> =>
    page.route(`**/.netlify/functions/${name}`, (route) => route.fulfill(answer))

const without =
  (part: keyof Ports) =>
  (page: Page, ports: Ports): Promise<unknown> =>
    page.route(`${originOf(ports[part])}/**`, (route) => route.abort())

const usedUp = { requestedAt: Array.from({ length: 5 }, (_, at) => NOW - (47 + at) * 60_000) }
const german = { language: 'de' }

/** Everything that the page can look like. */
export const states: readonly State[] = [
  { name: 'fresh', whole: true },
  {
    name: 'typing',
    enter: async (page) => {
      await nameField(page).pressSequentially('Gan')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'missing',
    enter: async (page) => {
      await button(page, 'Create portrait').click()
      await page.getByText('Please enter a character name').first().waitFor()
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
      await submit(page)
      await page.locator('[data-view="waiting"] img').waitFor()
    },
  },
  { name: 'result', enter: create },
  {
    name: 'result-portrait',
    enter: async (page) => {
      await format('Portrait')(page)
      await create(page)
    },
  },
  {
    name: 'result-more',
    enter: async (page) => {
      await create(page)
      await button(page, 'Description and more').click()
    },
  },
  {
    name: 'premium-result',
    enter: async (page) => {
      await subscribe(page)
      await create(page)
    },
  },
  { name: 'limited', kept: usedUp },
  {
    name: 'gate-section',
    enter: async (page) => {
      const gate = page.getByRole('region', { name: 'Your email' })
      await gate.getByLabel('Email').fill('reader')
      await gate.getByRole('button', { name: 'Continue' }).click()
      await gate.getByText('Please enter an email address like').waitFor()
    },
  },
  {
    name: 'gate-dialog',
    enter: async (page) => {
      await openOffer(page)
      await button(page, 'Enter your email').click()
      await page.getByRole('dialog', { name: 'Start Creating Characters' }).waitFor()
    },
  },
  { name: 'upsell', enter: openOffer },
  { name: 'manage', enter: manage },
  {
    name: 'manage-proof',
    enter: async (page) => {
      await subscribe(page)
      await closeToasts(page)
      await button(page, 'Manage subscription').click()
      await dialog(page).getByRole('button', { name: 'Send a code' }).waitFor()
    },
  },
  {
    name: 'manage-cancel',
    enter: async (page) => {
      await manage(page)
      await button(page, 'Cancel subscription').click()
      await dialog(page).getByLabel('Why do you cancel?').waitFor()
      await withoutDates(page)
    },
  },
  {
    name: 'contact-error',
    enter: async (page) => {
      await sendMessage(page)
      await page.getByText('Please fill in all fields').first().waitFor()
    },
  },
  {
    name: 'contact-sent',
    enter: async (page) => {
      const form = page.getByRole('form', { name: 'Contact Us' })
      await form.getByLabel('Email').fill('reader@example.com')
      await form.getByLabel('Message').fill('Gandalf’s hat is crooked.')
      await sendMessage(page)
      await page.getByText('Feedback sent successfully!').first().waitFor()
    },
  },
  {
    name: 'toasts',
    before: answers('characterSD', { status: 429, headers: { 'retry-after': '780' }, json: {} }),
    enter: async (page) => {
      await page.route(
        '**/.netlify/functions/charPrompt',
        (route) => route.fulfill({ status: 500 }),
        {
          times: 1,
        },
      )
      await submit(page)
      await page.locator('[data-type="error"]').first().waitFor()
      await submit(page)
      await page.locator('[data-type="warning"]').first().waitFor()
    },
  },
  {
    name: 'error',
    before: answers('characterSD', { status: 500, json: { error: 'The engine is busy.' } }),
    enter: async (page) => {
      await submit(page)
      await page.locator('[data-type="error"]').first().waitFor()
      await closeToasts(page)
    },
  },
  {
    name: 'offline',
    enter: async (page) => {
      await page.context().setOffline(true)
      await page.locator('[data-type="info"]').first().waitFor()
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
  { name: 'without-generator', before: without('generator') },
  { name: 'without-billing', before: without('billing') },
  { name: 'without-contact', whole: true, before: without('contact') },
  { name: 'german', whole: true, kept: german },
  { name: 'german-styles', kept: german, enter: openStyles },
  {
    name: 'german-result',
    kept: german,
    enter: create,
  },
  { name: 'german-limited', kept: { ...german, ...usedUp } },
  { name: 'german-upsell', kept: german, enter: openOffer },
]
