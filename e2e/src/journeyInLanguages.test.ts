import type { Page } from 'playwright-core'
import arBilling from '../../billing-mfe/src/messages/ar.json' with { type: 'json' }
import frBilling from '../../billing-mfe/src/messages/fr.json' with { type: 'json' }
import arContact from '../../contact-mfe/src/messages/ar.json' with { type: 'json' }
import frContact from '../../contact-mfe/src/messages/fr.json' with { type: 'json' }
import arGenerator from '../../generator-mfe/src/messages/ar.json' with { type: 'json' }
import frGenerator from '../../generator-mfe/src/messages/fr.json' with { type: 'json' }
import { axeViolations } from './axeViolations.ts'
import { clippedTexts } from './clippedTexts.ts'
import { overflow } from './overflow.ts'
import { button, loadedFigure } from './pageParts.ts'
import { dialog } from './stateActions.ts'
import { startProduct } from './startProduct.ts'

const product = startProduct()

const languages = {
  ar: {
    generator: arGenerator,
    billing: arBilling,
    contact: arContact,
    locale: 'ar-EG',
    dir: 'rtl',
  },
  fr: {
    generator: frGenerator,
    billing: frBilling,
    contact: frContact,
    locale: 'fr-FR',
    dir: 'ltr',
  },
}

const look = async (page: Page, screen: string): Promise<void> => {
  expect([screen, await clippedTexts(page), await overflow(page)]).toEqual([screen, [], []])
  expect([screen, await axeViolations(page)]).toEqual([screen, []])
}

const walks = Object.entries(languages).flatMap(([language, texts]) =>
  [390, 1440].map((width) => ({ language, width, texts })),
)

it.each(walks)(
  '[language-4] goes through every screen in $language at $width px, each whole and accessible',
  async ({ width, texts: { generator, billing, contact, locale, dir } }) => {
    const page = await product.openPage({ locale, width, saved: {} })
    await page.goto('/')
    const name = page.getByRole('combobox', { name: generator.name })
    await name.waitFor()
    await button(page, contact.send).waitFor()
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(dir)
    await look(page, 'form')
    await name.pressSequentially('Gan')
    await page.getByRole('option').first().waitFor()
    await look(page, 'suggestions')
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: new RegExp(`^${generator.style}`) }).click()
    await page.getByRole('option').first().waitFor()
    await look(page, 'styles')
    await page.keyboard.press('Escape')
    await name.fill('Gandalf, The Lord of the Rings')
    await name.press('Control+Enter')
    await loadedFigure(page).waitFor()
    await look(page, 'toast')
    const upsell = page.getByRole('dialog', { name: billing.upsell.title })
    await upsell.waitFor()
    await look(page, 'offer')
    await upsell.getByRole('button', { name: billing.upsell.enterEmail }).click()
    await page.getByRole('dialog', { name: billing.gate.title }).waitFor()
    await look(page, 'gate')
    await page.keyboard.press('Escape')
    const close = page.locator('[data-type]').getByRole('button')
    while ((await close.count()) > 0) await close.first().click()
    await look(page, 'picture')
    await button(page, generator.more).click()
    await look(page, 'more')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^(المعرض|Galerie)/ }).click()
    await dialog(page).waitFor()
    await look(page, 'gallery')
    await page.locator('[data-picture]').first().click()
    const full = dialog(page).getByRole('button', { name: generator.fullView })
    await full.waitFor()
    await look(page, 'gallery-picture')
    await full.click()
    await button(page, generator.zoomIn).waitFor()
    await look(page, 'full-view')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await button(page, contact.send).click()
    await page.getByText(contact.fillInAllFields).first().waitFor()
    await look(page, 'contact')
  },
)
