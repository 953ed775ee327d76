import type { Locator, Page } from 'playwright-core'
import { axeViolations } from './axeViolations.ts'
import { focusProblems } from './focusProblems.ts'
import {
  button as buttonOf,
  createPortrait,
  characterField,
  GANDALF,
  holdResponses,
  portrait,
  quotaAfter,
  toast,
} from './pageParts.ts'
import { startProduct } from './startProduct.ts'
import { texts } from './texts.ts'

const product = startProduct()

/** How long a toast is shown, and how long the offer waits after a portrait (toast-4, offer-4), in milliseconds. */
const NOTICE_MS = 3000

describe.each([
  [1440, 900],
  [360, 640],
])('with only a keyboard, at %i by %i px', (width, height) => {
  let page: Page

  /** Opens the page for a visitor who has already `seen` these dialogs, so they do not open on their own. */
  const visit = async (...seen: string[]): Promise<void> => {
    page = await product.openPage({ width, height, reducedMotion: 'reduce', saved: { seen } })
    await page.clock.install()
    await page.goto('/')
    await page.getByText(texts.billing.badge.ready).waitFor()
    await page.getByRole('button', { name: texts.contact.send }).waitFor()
    await page.getByRole('region', { name: texts.billing.gate.sectionTitle }).waitFor()
  }

  const nameField = () => characterField(page)
  const button = (name: string | RegExp) => buttonOf(page, name)
  const press = (key: string) => page.keyboard.press(key)
  /** Waits until the toasts are gone, since they cover controls in a small window. */
  const waitOutToasts = async (): Promise<void> => {
    await toast(page).first().waitFor()
    await page.clock.fastForward(NOTICE_MS)
    await toast(page).first().waitFor({ state: 'detached' })
  }
  const hasFocus = (locator: Locator) =>
    locator.evaluate((element) => element === document.activeElement)

  const waitForFocus = async (locator: Locator): Promise<void> => {
    const element = await locator.elementHandle()
    const isFocused = (it: Node | null) => it === document.activeElement
    await page.waitForFunction(isFocused, element)
  }

  const expectFocusOn = async (locator: Locator): Promise<void> => {
    await waitForFocus(locator)
    expect(await focusProblems(page)).toEqual([])
  }

  /** Presses Tab until the control has the focus, and checks that the focus is visible all the way. */
  const tabTo = async (locator: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
    const faults: string[] = []
    for (let presses = 0; presses < 60; presses += 1) {
      await press(key)
      faults.push(...(await focusProblems(page)))
      if (await hasFocus(locator)) {
        expect(faults).toEqual([])
        return
      }
    }
    throw new Error(`${locator.toString()} cannot be reached with ${key}. ${faults.join(' ')}`)
  }

  it('[everyone-2] a visitor creates portraits, downloads one and browses the gallery', async () => {
    await visit('upsell')
    await tabTo(page.getByRole('link', { name: texts.shell.skip }))
    await press('Enter')
    await tabTo(nameField())
    expect(await page.locator('main :focus').count()).toBe(1)

    const release = await holdResponses(page, 'characterSD')
    await page.keyboard.type('gan')
    await page.getByRole('option', { name: /Gandalf/ }).waitFor()
    await press('ArrowDown')
    await press('Enter')
    await page.getByText('Step 2 of 2').waitFor()
    await press('Escape')
    await page.getByText('Step 2 of 2').waitFor({ state: 'detached' })
    await expectFocusOn(nameField())
    expect(await nameField().inputValue()).toBe(GANDALF)

    await tabTo(page.getByRole('radio', { name: texts.generator.aspects.landscape }))
    await press('ArrowLeft')
    await expectFocusOn(page.getByRole('radio', { name: texts.generator.aspects.portrait }))
    const style = page.getByRole('combobox', { name: texts.generator.style })
    await tabTo(style)
    await press('ArrowDown')
    await press('ArrowDown')
    await press('Home')
    await expectFocusOn(style)
    await press('Enter')
    expect(await style.textContent()).toBe('Realistic')

    release()
    await press('Control+Enter')
    await portrait(page).waitFor()
    await waitOutToasts()
    await waitForFocus(style) // In a small window, the page has scrolled to the picture.
    await tabTo(button(texts.generator.anotherTake))
    await press('Enter')
    await button('Gallery, 2 pictures').waitFor()
    await waitOutToasts()
    await expectFocusOn(button(texts.generator.anotherTake))

    await tabTo(button(texts.generator.downloadLabel), 'Shift+Tab')
    const [download] = await Promise.all([page.waitForEvent('download'), press('Enter')])
    expect(download.suggestedFilename()).toMatch(/^dramatis-gandalf/)
    await tabTo(button(texts.generator.fullView), 'Shift+Tab')
    await press('Enter')
    await page.getByRole('dialog', { name: 'Gandalf' }).waitFor()
    await tabTo(button(texts.generator.zoomIn))
    await press('Enter')
    await page.getByText('135%').waitFor()
    await press('Escape')
    await expectFocusOn(button(texts.generator.fullView))
    await tabTo(button(texts.generator.more))
    await press('Enter')
    await tabTo(page.getByLabel(texts.generator.description))
    await press('Escape')
    await expectFocusOn(button(texts.generator.more))

    const gallery = button('Gallery, 2 pictures')
    await tabTo(gallery, 'Shift+Tab')
    await press('Enter')
    const dialog = page.getByRole('dialog', { name: texts.generator.gallery })
    await dialog.waitFor()
    const thumbnails = dialog.locator('[data-picture]')
    await tabTo(thumbnails.first())
    await press('Enter')
    await page.getByText('1 of 2').waitFor()
    await press('ArrowRight')
    await page.getByText('2 of 2').waitFor()
    await tabTo(button(texts.generator.older))
    await press('Escape')
    await expectFocusOn(thumbnails.nth(1))
    await press('Escape')
    await expectFocusOn(gallery)
  })

  it('the offer that opens on its own returns the focus', async () => {
    await visit()
    await createPortrait(page)
    await portrait(page).waitFor()
    await waitOutToasts()
    const offer = page.getByRole('dialog', { name: texts.billing.upsell.title })
    await offer.waitFor()
    expect(await offer.locator(':focus').count()).toBe(1)
    await press('Escape')
    await expectFocusOn(nameField())
  })

  it('[everyone-2] a visitor looks at the offer, subscribes and manages the subscription', async () => {
    await visit()
    const upgrade = button(texts.billing.upgrade)
    await tabTo(upgrade)
    await press('Enter')
    const offer = page.getByRole('dialog', { name: texts.billing.upsell.title })
    await offer
      .getByText(/pixels/)
      .first()
      .waitFor() // This row appears once the functions respond, and moves the ones below.
    await tabTo(offer.getByRole('link', { name: /Upgrade/ }))
    await press('Escape')
    await expectFocusOn(upgrade)

    const gate = page.getByRole('region', { name: texts.billing.gate.sectionTitle })
    await tabTo(gate.getByLabel('Email'))
    await page.keyboard.type('premium@example.com')
    await press('Enter')
    await page.getByRole('banner').getByText(texts.billing.premiumActive).waitFor()
    await waitForFocus(page.locator('main')) // The gate, which had the focus, is gone.
    const manage = button(texts.billing.manage)
    await tabTo(manage, 'Shift+Tab')
    await press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await tabTo(dialog.getByRole('button', { name: texts.billing.code.send }))
    await press('Escape')
    await expectFocusOn(manage)
  })

  it('[everyone-2] a visitor sends a message and changes theme and language', async () => {
    await visit()
    const form = page.getByRole('form', { name: texts.contact.title })
    await tabTo(form.getByLabel(texts.contact.email))
    await page.keyboard.type('reader@example.com')
    await tabTo(form.getByLabel(texts.contact.message))
    await page.keyboard.type('Gandalf’s hat is crooked.')
    await tabTo(button(texts.contact.send))
    await press('Enter')
    await page.getByText(texts.contact.sent).first().waitFor()
    await expectFocusOn(button(texts.contact.send))

    const language = page.getByRole('contentinfo').getByRole('combobox')
    await tabTo(language)
    await page.keyboard.type('D')
    await page.getByRole('button', { name: 'Nachricht senden' }).waitFor()
    await expectFocusOn(language)

    // In a narrow window, the theme button is in the footer.
    const theme = page.locator('header button, footer button').filter({ visible: true })
    await tabTo(theme, width < 700 ? 'Tab' : 'Shift+Tab')
    const before = await page.locator('html').getAttribute('data-theme')
    await press('Enter')
    expect(await page.locator('html').getAttribute('data-theme')).not.toBe(before)
    await expectFocusOn(theme)
  })
})

it('[picture-39] single-key shortcuts focus the name, open the gallery, and open their list, where they can be turned off', async () => {
  const page = await product.openPage()
  await page.goto('/')
  await page.getByText(texts.billing.badge.ready).waitFor()
  const press = (key: string) => page.keyboard.press(key)
  const dialog = (name: string) => page.getByRole('dialog', { name })
  await press('Tab')
  await buttonOf(page, texts.generator.keys).waitFor()

  await press('/')
  await page.keyboard.type('g/?')
  expect(await characterField(page).inputValue()).toBe('g/?')
  await press('Escape')
  await page.locator('main').focus()
  await press('g')
  await dialog(texts.generator.gallery).waitFor()
  await press('Escape')
  await dialog(texts.generator.gallery).waitFor({ state: 'detached' })

  await press('?')
  await dialog(texts.generator.keys).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('switch').uncheck()
  await press('Escape')
  await dialog(texts.generator.keys).waitFor({ state: 'detached' })
  await press('g')
  expect(await page.getByRole('dialog').count()).toBe(0)
})

it('[everyone-3] keys that an input method handles choose and submit nothing', async () => {
  const page = await product.openPage()
  await page.goto('/')
  const nameField = page.getByRole('combobox', { name: /character/i })
  const options = page.getByRole('option', { name: /Gandalf/ })
  const active = () => nameField.getAttribute('aria-activedescendant')
  await nameField.focus()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Input.imeSetComposition', {
    text: 'gan',
    selectionStart: 3,
    selectionEnd: 3,
  })
  await options.waitFor()
  for (const key of ['ArrowDown', 'Control+Enter', 'Escape']) {
    await page.keyboard.press(key)
    expect([key, await active(), await options.count()]).toEqual([key, null, 1])
  }
  await devtools.send('Input.insertText', { text: 'gan' })
  await page.keyboard.press('ArrowDown')
  expect(await active()).not.toBeNull()
  expect(await nameField.inputValue()).toBe('gan')
  await page.keyboard.press('Enter')
  await quotaAfter(page, 1)
  expect(await nameField.inputValue()).toBe(GANDALF)
})
