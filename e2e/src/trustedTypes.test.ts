import type { Page } from 'playwright-core'
import type { PageOptions } from './openPage.ts'
import { button, characterField } from './pageParts.ts'
import { originOf } from './startLocal.ts'
import { startProduct } from './startProduct.ts'
import { texts } from './texts.ts'

const product = startProduct()

const open = async (options: PageOptions = {}): Promise<Page> => {
  const page = await product.openPage(options)
  await page.goto('/')
  await characterField(page).waitFor()
  await button(page, texts.contact.send).waitFor()
  return page
}

it('requires Trusted Types, and composes the page and its service worker under them', async () => {
  const { headers } = await fetch(originOf(product.ports.page))
  expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
  const page = await open({ serviceWorkers: 'allow' })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
})

it('lets no text become HTML or a script', async () => {
  const page = await open({
    expectConsole: [/TrustedHTML/, /TrustedScript\b/],
    allowConsole: [/require-trusted-types-for/], // the violation's event may come too late to be expected
  })
  const attempts = await page.evaluate(() => {
    const attempt = (work: () => void) => {
      try {
        work()
        return 'done'
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error)
      }
    }
    return [
      attempt(() => (document.createElement('div').innerHTML = '<img src="x">')),
      attempt(() => (document.createElement('script').text = '1')),
    ]
  })
  expect(attempts).toEqual(['refused', 'refused'])
})

it('loads scripts only from listed origins', async () => {
  const page = await open()
  const load = (url: string) =>
    page.evaluate((src) => {
      try {
        document.createElement('script').src = src
        return 'done'
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error)
      }
    }, url)
  expect(await load(`${originOf(product.ports.billing)}/a.js`)).toBe('done')
  expect(await load(`${originOf(product.ports.partner)}/a.js`)).toBe('refused')
  expect(await load('data:text/javascript,1')).toBe('refused')
})
