import type { BrowserContext, Locator, Page } from 'playwright-core'
import { focusFaults } from './focusFaults.ts'
import { openPage } from './openPage.ts'
import { originOf } from './startLocal.ts'
import { useProduct } from './useProduct.ts'

jest.setTimeout(120_000)

const product = useProduct({ STUDIO_SHORT_SIDE: '128' })

describe.each([
  [1440, 900],
  [360, 640],
])('with the keyboard alone, at %i by %i px', (width, height) => {
  let page: Page
  let context: BrowserContext

  /** Opens the page for a visitor who has `seen` these dialogs, which open by themselves only once. */
  const visit = async (...seen: string[]): Promise<void> => {
    ;({ page, context } = await openPage(product.browser, { width, height }))
    await page.addInitScript((kept) => {
      localStorage.setItem('dramatis', JSON.stringify({ state: { seen: kept }, version: 0 }))
      // Notices go, and the offer comes, in a tenth of their three seconds.
      const { setTimeout } = globalThis
      const sooner = (action: () => void, milliseconds?: number, ...rest: unknown[]) =>
        setTimeout(action, milliseconds === 3000 ? 300 : milliseconds, ...rest)
      Object.assign(globalThis, { setTimeout: sooner })
    }, seen)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(originOf(product.ports.page))
    await page.getByText('Ready to generate').waitFor()
    await page.getByRole('button', { name: 'Send Message' }).waitFor()
    await page.getByRole('region', { name: 'Your email' }).waitFor()
  }
  afterEach(() => context.close())

  const nameField = () => page.getByRole('combobox', { name: /character/i })
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const press = (key: string) => page.keyboard.press(key)
  /** They lie over a small page's controls for their three seconds. */
  const toastsGone = () => page.locator('[data-type]').last().waitFor({ state: 'detached' })
  const hasFocus = (locator: Locator) =>
    locator.evaluate((element) => element === document.activeElement)

  const waitForFocus = async (locator: Locator): Promise<void> => {
    const element = await locator.elementHandle()
    const isFocused = (it: Node | null) => it === document.activeElement
    await page.waitForFunction(isFocused, element, { timeout: 3000 })
  }

  const expectFocusOn = async (locator: Locator): Promise<void> => {
    await waitForFocus(locator)
    expect(await focusFaults(page)).toEqual([])
  }

  /** Goes there with Tab, and sees on the way that the focus can be seen. */
  const tabTo = async (locator: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
    const faults: string[] = []
    for (let presses = 0; presses < 60; presses += 1) {
      await press(key)
      faults.push(...(await focusFaults(page)))
      if (await hasFocus(locator)) {
        expect(faults).toEqual([])
        return
      }
    }
    throw new Error(`${locator.toString()} is not reached with ${key}. ${faults.join(' ')}`)
  }

  it('a visitor gets portraits, takes one along and looks through the gallery', async () => {
    await visit('upsell')
    await tabTo(page.getByRole('link', { name: 'Skip to the content' }))
    await press('Enter')
    await tabTo(nameField())
    expect(await page.locator('main :focus').count()).toBe(1)

    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/characterSD', async (route) => {
      await held
      await route.continue().catch(() => undefined) // It may have been cancelled.
    })
    await page.keyboard.type('gan')
    await page.getByRole('option', { name: /Gandalf/ }).waitFor()
    await press('ArrowDown')
    await press('Enter')
    await page.getByText('Step 2 of 2').waitFor()
    await press('Escape')
    await page.getByText('Step 2 of 2').waitFor({ state: 'detached' })
    await expectFocusOn(nameField())
    expect(await nameField().inputValue()).toBe('Gandalf, The Lord of the Rings')

    await tabTo(page.getByRole('radio', { name: 'Landscape' }))
    await press('ArrowLeft')
    await expectFocusOn(page.getByRole('radio', { name: 'Portrait' }))
    const style = page.getByRole('combobox', { name: 'Style' })
    await tabTo(style)
    await press('ArrowDown')
    await press('ArrowDown')
    await press('Home')
    await expectFocusOn(style)
    await press('Enter')
    expect(await style.textContent()).toBe('Realistic')

    release()
    await press('Control+Enter')
    await page.getByRole('img', { name: /^Gandalf/ }).waitFor()
    await waitForFocus(style) // On a small screen the page has gone on to the picture.
    await tabTo(button('Another take'))
    await press('Enter')
    await button('Gallery, 2 pictures').waitFor()
    await toastsGone()
    await expectFocusOn(button('Another take'))

    await tabTo(button('Download image'))
    const [download] = await Promise.all([page.waitForEvent('download'), press('Enter')])
    expect(download.suggestedFilename()).toMatch(/^dramatis-gandalf/)
    await tabTo(button('Description and more'))
    await press('Enter')
    await tabTo(page.getByLabel('How it was described'))
    await press('Escape')
    await expectFocusOn(button('Description and more'))

    const gallery = button('Gallery, 2 pictures')
    await tabTo(gallery, 'Shift+Tab')
    await press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Gallery' })
    await dialog.waitFor()
    const print = dialog.locator('[data-picture]')
    await tabTo(print.first())
    await press('Enter')
    await page.getByText('1 of 2').waitFor()
    await press('ArrowRight')
    await page.getByText('2 of 2').waitFor()
    await tabTo(button('Older picture'))
    await press('Escape')
    await expectFocusOn(print.nth(1))
    await press('Escape')
    await expectFocusOn(gallery)
  })

  it('the offer that comes by itself gives the focus back', async () => {
    await visit()
    await nameField().fill('Gandalf')
    await nameField().press('Control+Enter')
    const offer = page.getByRole('dialog', { name: 'Unlock Premium' })
    await offer.waitFor()
    expect(await offer.locator(':focus').count()).toBe(1)
    await press('Escape')
    await expectFocusOn(nameField())
  })

  it('a visitor looks at the offer, subscribes, and manages', async () => {
    await visit()
    const upgrade = button('Upgrade')
    await tabTo(upgrade)
    await press('Enter')
    const offer = page.getByRole('dialog', { name: 'Unlock Premium' })
    await offer.waitFor()
    await tabTo(offer.getByRole('link', { name: /Upgrade/ }))
    await press('Escape')
    await expectFocusOn(upgrade)

    const gate = page.getByRole('region', { name: 'Your email' })
    await tabTo(gate.getByLabel('Email'))
    await page.keyboard.type('premium@example.com')
    await press('Enter')
    await page.getByRole('banner').getByText('Premium Active').waitFor()
    await waitForFocus(page.locator('main')) // The gate is gone.
    const manage = button('Manage subscription')
    await tabTo(manage, 'Shift+Tab')
    await press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await tabTo(dialog.getByRole('button', { name: 'Send a code' }))
    await press('Escape')
    await expectFocusOn(manage)
  })

  it('a visitor writes to us, and changes theme and language', async () => {
    await visit()
    const form = page.getByRole('form', { name: 'Contact Us' })
    await tabTo(form.getByLabel('Email'))
    await page.keyboard.type('reader@example.com')
    await tabTo(form.getByLabel('Message'))
    await page.keyboard.type('Gandalf’s hat is crooked.')
    await tabTo(button('Send Message'))
    await press('Enter')
    await page.getByText('Feedback sent successfully!').first().waitFor()
    await expectFocusOn(button('Send Message'))

    const language = page.getByRole('contentinfo').getByRole('combobox')
    await tabTo(language)
    await page.keyboard.type('D')
    await page.getByRole('button', { name: 'Nachricht senden' }).waitFor()
    await expectFocusOn(language)

    const theme = page.getByRole('contentinfo').getByRole('button')
    await tabTo(theme)
    const before = await page.locator('html').getAttribute('data-theme')
    await press('Enter')
    expect(await page.locator('html').getAttribute('data-theme')).not.toBe(before)
    await expectFocusOn(theme)
  })
})

it('keys that go to an input method pick and submit nothing', async () => {
  const { page, context } = await openPage(product.browser)
  await page.goto(originOf(product.ports.page))
  const nameField = page.getByRole('combobox', { name: /character/i })
  const options = page.getByRole('option', { name: /Gandalf/ })
  const active = () => nameField.getAttribute('aria-activedescendant')
  await nameField.focus()
  const devtools = await context.newCDPSession(page)
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
  await page.getByText('4/5 images').waitFor()
  expect(await nameField.inputValue()).toBe('Gandalf, The Lord of the Rings')
  await context.close()
})
