import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { addressesOf, type Addresses } from './addresses.ts'
import { DEFAULT_PORTS, PARTS } from './parts.ts'

const PAGE = new URL('../../examples/partner.html', import.meta.url)

/** A partner's site: the example page, with its default addresses replaced by the actual ones. */
export const partnerApp = (addresses: Addresses): Hono => {
  const app = new Hono()
  app.get('/', async (context) => {
    const page = await readFile(PAGE, 'utf8')
    return context.html(
      page.replace(/http:\/\/localhost:\d+/g, (origin) => {
        const part = PARTS.find((name) => DEFAULT_ADDRESSES[name] === origin)
        return part === undefined ? origin : addresses[part]
      }),
    )
  })
  return app
}

const DEFAULT_ADDRESSES = addressesOf(DEFAULT_PORTS)
