import { FREE_LIMIT } from '@dramatis/catalogue'
import {
  characterSDBody,
  newVisitor,
  outcomeOf,
  post,
  serveFunctions,
  type FunctionsServer,
} from '../../test/serveFunctions.ts'
import { PARTNER_HEADER, pathOf } from '../contract/index.ts'
import { startMetrics, type MetricsServer } from '../processes/startMetrics.ts'

const ACME = 'pk_0123456789abcdef'
const OTHER = 'pk_fedcba9876543210'

let metrics: MetricsServer
let server: FunctionsServer

beforeAll(async () => {
  metrics = await startMetrics(0, '127.0.0.1')
  server = await serveFunctions(
    {
      ADDRESS_LIMIT: '1000',
      ALLOWED_ORIGINS: 'https://page.example',
      PARTNERS: JSON.stringify([
        { name: 'acme', key: ACME, origins: ['https://*.acme.example'], limit: 2 },
        { name: 'other', key: OTHER, origins: ['https://other.example'] },
      ]),
    },
    { meter: metrics.meter },
  )
})

afterAll(async () => {
  await server.close()
  await metrics.close()
})

let seed = 0

/** Requests a different picture each time, since a repeated one does not count. */
const draw = (headers: Record<string, string>, to = server) =>
  post(to, 'characterSD', { ...characterSDBody, seed: (seed += 1) }, { headers })

const fromAcme = { origin: 'https://shop.acme.example', [PARTNER_HEADER]: ACME }

describe('a partner’s key', () => {
  it('counts on the partner’s own pages', async () => {
    const response = await draw(fromAcme)
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe('https://shop.acme.example')
  })

  it('is refused when it is unknown, with a sentence that a page may read', async () => {
    const response = await draw({ ...fromAcme, [PARTNER_HEADER]: 'pk_0000000000000000' })
    expect(response.headers.get('access-control-allow-origin')).toBe('https://shop.acme.example')
    expect(await outcomeOf(response)).toEqual([
      403,
      {
        error:
          'There is no partner with this key. Copy the key that you were given, or leave it out.',
      },
    ])
  })

  it.each(['https://acme.example', 'https://other.example', 'http://shop.acme.example', 'null'])(
    '[security-site-2] is refused on %s',
    async (origin) => {
      expect(await outcomeOf(draw({ ...fromAcme, origin }))).toEqual([
        403,
        {
          error:
            'This partner key does not allow this site. Ask for the origin of the site to be added to the key, or leave the key out.',
        },
      ])
    },
  )

  it('counts on our own pages, where the partner’s frame is', async () => {
    const own = [server.url, 'https://page.example']
    for (const origin of own) {
      const response = await post(
        server,
        'subscription',
        { email: 'ann@example.com' },
        {
          headers: { origin, [PARTNER_HEADER]: ACME },
        },
      )
      expect(response.status).toBe(200)
    }
  })
})

describe('a preflight', () => {
  const preflight = (origin: string) =>
    fetch(`${server.url}${pathOf('characterSD')}`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': `content-type,${PARTNER_HEADER}`,
      },
    })

  it.each(['https://a.b.acme.example', 'https://other.example', 'https://page.example'])(
    'lets %s send the key',
    async (origin) => {
      const { headers } = await preflight(origin)
      expect(headers.get('access-control-allow-origin')).toBe(origin)
      expect(headers.get('access-control-allow-headers')).toContain(PARTNER_HEADER)
    },
  )

  it.each(['https://evil.example', 'https://acme.example.evil.example', 'https://acme.example'])(
    'does not let %s',
    async (origin) => {
      const { headers } = await preflight(origin)
      expect(headers.get('access-control-allow-origin')).toBeNull()
    },
  )
})

describe('the quota', () => {
  const statusesOf = async (count: number, headers: Record<string, string>, to = server) => {
    const statuses: number[] = []
    for (let drawn = 0; drawn < count; drawn += 1) statuses.push((await draw(headers, to)).status)
    return statuses
  }
  const ok = (count: number) => Array.from({ length: count }, () => 200)

  it('is the partner’s own, apart from that of other sites', async () => {
    const visitor = await newVisitor(server)
    expect(await statusesOf(3, { ...visitor, ...fromAcme })).toEqual([200, 200, 429])
    expect(
      await statusesOf(FREE_LIMIT + 1, {
        ...visitor,
        origin: 'https://other.example',
        [PARTNER_HEADER]: OTHER,
      }),
    ).toEqual([...ok(FREE_LIMIT), 429])
    expect(await statusesOf(FREE_LIMIT + 1, visitor)).toEqual([...ok(FREE_LIMIT), 429])
  })

  it('[security-site-3] is the same for an address on every site, so more keys yield no more pictures', async () => {
    const limited = await serveFunctions({
      ADDRESS_LIMIT: '3',
      PARTNERS: JSON.stringify([
        { name: 'acme', key: ACME, origins: ['https://acme.example'] },
        { name: 'other', key: OTHER, origins: ['https://other.example'] },
      ]),
    })
    const statuses = [
      ...(await statusesOf(2, { [PARTNER_HEADER]: ACME }, limited)),
      ...(await statusesOf(2, { [PARTNER_HEADER]: OTHER }, limited)),
    ]
    await limited.close()
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})

it('counts the pictures of each partner, and names the partner in the log', async () => {
  server.logLines.length = 0
  await draw(fromAcme)
  const [line = ''] = server.logLines
  expect(JSON.parse(line)).toMatchObject({ status: 200, partner: 'acme' })
  expect(line).not.toContain(ACME)
  const text = await (await fetch(metrics.url)).text()
  expect(text).toMatch(/dramatis_pictures_total\{[^}]*partner="acme"\} \d/)
  expect(text).not.toContain(ACME)
})
