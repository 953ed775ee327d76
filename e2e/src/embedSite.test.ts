import { once } from 'node:events'
import { createServer } from 'node:http'
import { openPage } from './openPage.ts'
import { serveSite, type Site } from './serveSite.ts'
import { originOf, portOf } from './startLocal.ts'
import { texts } from './texts.ts'

let site: Site
/** A partner's site on another origin. */
const partner = createServer((_, response) => {
  response.setHeader('content-type', 'text/html')
  response.end(`<!doctype html><title>Partner</title><link rel="icon" href="data:," />
    <script type="module" src="${site.origin}/embed/v1/dramatis.js"></script>
    <dramatis-generator functions="${site.origin}" checkout="${site.origin}"></dramatis-generator>`)
})

beforeAll(async () => {
  site = await serveSite()
  await once(partner.listen(0, 'localhost'), 'listening')
})

afterAll(async () => {
  partner.closeAllConnections()
  partner.close()
  await site.close()
})

it('[embed-5] loads from the assembled site into a page on another origin', async () => {
  const page = await openPage()
  await page.goto(originOf(portOf(partner)))
  const embed = page.locator('dramatis-generator')
  await embed.getByRole('button', { name: texts.generator.submit }).waitFor()
})

it('[embed-5] may be cached forever at its versioned URL, but not at the URL that partners use', async () => {
  const { version, core } = (await (
    await fetch(`${site.origin}/embed/v1/embed.json`)
  ).json()) as Readonly<Record<'version' | 'core', string>>
  const hashes = (await (await fetch(`${site.origin}/embed/integrity.json`)).json()) as object
  expect(Object.keys(hashes)).toEqual([version])
  const headersOf = async (path: string) => {
    const { status, headers } = await fetch(new URL(path, `${site.origin}/embed/v1/`))
    return [status, headers.get('access-control-allow-origin'), headers.get('cache-control')]
  }
  const immutable = expect.stringContaining('immutable') as unknown
  expect(await headersOf('dramatis.js')).toEqual([
    200,
    '*',
    expect.not.stringContaining('immutable'),
  ])
  expect(await headersOf(core)).toEqual([200, '*', immutable])
  expect(await headersOf(`../${version}/dramatis.js`)).toEqual([200, '*', immutable])
})
