import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import type { Addresses } from './addresses.ts'

const PAGE = new URL('../../examples/partner.html', import.meta.url)

/** A partner's site: the example page as it stands, with this machine's addresses put in. */
export const partnerApp = (addresses: Addresses): Hono =>
  new Hono().get('/', async (context) => {
    const page = await readFile(PAGE, 'utf8')
    return context.html(
      page
        .replaceAll('http://localhost:3001', addresses.generator)
        .replaceAll('http://localhost:3000', addresses.page)
        .replaceAll('http://localhost:4010', addresses.platform),
    )
  })
