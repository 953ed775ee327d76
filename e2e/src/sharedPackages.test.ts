import { button, createPortrait, portrait, quotaAfter } from './pageParts.ts'
import { originOf } from './startLocal.ts'
import { startProduct } from './startProduct.ts'
import { texts } from './texts.ts'

const product = startProduct()

/**
 * Opens the page with a changed container of the generator. The returned `copies` lists the generator's own copies of
 * shared packages that the page has requested so far, by URL.
 */
const openWith = async (
  change: (container: string) => string,
  expectConsole: readonly RegExp[] = [],
) => {
  const page = await product.openPage({ expectConsole })
  const generator = originOf(product.ports.generator)
  await page.route(`${generator}/mf-manifest.json`, async (route) => {
    const response = await route.fetch()
    // Without the hashes, which would make the browser refuse the changed container.
    await route.fulfill({
      response,
      body: (await response.text()).replace('"dramatis"', '"other"'),
    })
  })
  await page.route(`${generator}/remoteEntry.*.js`, async (route) => {
    const response = await route.fetch()
    const container = await response.text()
    const changed = change(container)
    expect(changed).not.toBe(container)
    await route.fulfill({ response, body: changed })
  })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/')
  const copies = () => scripts.filter((url) => url.startsWith(`${generator}/copy-`))
  return { page, copies }
}

/** Creates a portrait, and returns the generator's own copies of shared packages that the page has requested. */
const copiesAfterPortrait = async ({ page, copies }: Awaited<ReturnType<typeof openWith>>) => {
  await createPortrait(page)
  await portrait(page).waitFor()
  await quotaAfter(page, 1) // The billing remote shows the quota, since both share a store.
  return copies()
}

/** Changes a container so that it offers a package in a higher minor version than it was built with. */
const withNewer = (container: string, name: string): string => {
  const { version, newer } = versionsOf(container, name)
  return container.replaceAll(`"${version}"`, `"${newer}"`)
}

/** Changes a container like `withNewer`, and also makes it require that higher version. */
const requiringNewer = (container: string, name: string): string => {
  const { version, newer } = versionsOf(container, name)
  return withNewer(container, name).replaceAll(`"^${version}"`, `"^${newer}"`)
}

const versionsOf = (container: string, name: string) => {
  const found = new RegExp(`"?${name}"?:\\[\\{version:"((\\d+)[^"]+)"`).exec(container)
  if (!found) throw new Error(`The container shares no ${name}.`)
  const [, version = '', major] = found
  return { version, newer: `${major}.99.0` }
}

it.each([['react'], ['@dramatis/store'], ['react', '@dramatis/store']])(
  'a remote with a newer %s uses the shell’s',
  async (...names) => {
    const page = await openWith((container) => names.reduce(withNewer, container))
    expect(await copiesAfterPortrait(page)).toEqual([])
  },
)

it('[security-remote-5] keeps the page working when a remote requires a newer store than the shell’s', async () => {
  const { page } = await openWith(
    (container) => requiringNewer(container, '@dramatis/store'),
    [/^generator .*(did not load|is not available)/, /does not satisfy the requirement/],
  )
  await page.getByText('The stage is dark').first().waitFor()
  await button(page, texts.contact.send).waitFor()
  await quotaAfter(page, 0)
})
