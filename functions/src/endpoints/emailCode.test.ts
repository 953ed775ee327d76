import { WINDOW_MS } from '@dramatis/catalogue'
import { createBillingClient } from '@dramatis/sdk/2026-10'
import fc from 'fast-check'
import { startMailServer, type MailServer } from '../../test/mailServer.ts'
import { anyString, containing, matching } from '../../test/matchers.ts'
import {
  characterSDBody,
  newVisitor,
  outcomeOf,
  post,
  read,
  type FunctionsServer,
} from '../../test/serveFunctions.ts'
import { serveWithCodes } from '../../test/serveWithCodes.ts'
import { startPlatform, type Platform } from '../../test/startPlatform.ts'
import {
  CheckoutResponse,
  CODE_DIGITS,
  CODE_MINUTES,
  PROOF_HEADER,
  PROOF_IN_COOKIE,
  ProveEmailResponse,
  SUBSCRIPTION_UNVERIFIED,
  SubscriptionResponse,
  WRONG_CODE,
} from '../contract/index.ts'
import { CODE_COUNT, codeOf, MAX_CODE_TRIES } from '../proof/createCodes.ts'
import { PROOF_DAYS } from '../proof/createProofs.ts'
import { LIMITS } from '../quota/allowances.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

let platform: Platform
let mail: MailServer
let server: FunctionsServer
let now: number
let visitor: Record<string, string>

const serve = (environment: Readonly<Record<string, string>> = {}) =>
  serveWithCodes({
    platform,
    smtpUrl: mail.url,
    clock: () => now,
    environment: { ADDRESS_LIMIT: '1000000', ...environment },
  })

const restart = async (environment: Readonly<Record<string, string>> = {}) => {
  await server.close()
  server = await serve(environment)
}

beforeEach(async () => {
  platform = await startPlatform()
  now = platform.sandbox.now().getTime()
  mail = await startMailServer()
  server = await serve()
  visitor = await newVisitor(server)
})

afterEach(async () => {
  await server.close()
  await mail.close()
  await platform.close()
})

const behindProxy = async () => {
  await restart({ TRUSTED_PROXIES: '1' })
  visitor = await visitorAt('192.0.2.1')
}

const visitorAt = (address: string) => newVisitor(server, { 'x-forwarded-for': address })

/** Sent by each test's own visitor, unless the headers name another. */
const requestCode = (email: string, headers?: Record<string, string>) =>
  post(server, 'emailCode', { email }, { headers: { ...visitor, ...headers } })

const prove = (email: string, code: string, headers?: Record<string, string>) =>
  post(server, 'proveEmail', { email, code }, { headers: { ...visitor, ...headers } })

/** The code in the latest message to a mailbox, once it has this many. */
const codeFor = async (email: string, count = 1): Promise<string> => {
  const messages = await mail.messagesTo(email, count)
  return mail.codeIn(messages.at(-1))
}

const otherThan = (code: string): string => codeOf((Number(code) + 1) % CODE_COUNT)

const proofOf = async (email: string): Promise<string> => {
  await requestCode(email)
  const { proof } = await read(ProveEmailResponse, prove(email, await codeFor(email)))
  return proof
}

const premiumOf = (email: string, proof?: string): Promise<SubscriptionResponse> => {
  const headers = proof === undefined ? {} : { [PROOF_HEADER]: proof }
  return read(SubscriptionResponse, post(server, 'subscription', { email }, { headers }))
}

const rejected = [403, { error: WRONG_CODE }]
const unproved = { premium: false, proof: 'email-code' }

describe('a subscriber', () => {
  test('trades an emailed code for a proof and a session, and has premium with the proof', async () => {
    const { customerId } = await platform.addSubscriber('Ann@Example.com')
    expect(await outcomeOf(requestCode('ann@example.com'))).toEqual([200, { sent: true }])
    const [message] = await mail.messagesTo('ann@example.com', 1)
    const code = mail.codeIn(message)
    expect(message?.text).toContain('From: Dramatis <hello@dramatis.example>')
    expect(message?.text).toContain(`Subject: ${code} is your Dramatis code`)
    const spaced = ` ${code.slice(0, 3)} ${code.slice(3)} `
    const answer = await read(ProveEmailResponse, prove('ANN@example.com', spaced))
    expect(answer).toEqual({
      proof: anyString,
      session: {
        token: anyString,
        expiresAt: matching(/^\d{4}-\d\d-\d\dT.*Z$/),
        platformUrl: platform.url,
      },
    })
    const { customerPortal } = createBillingClient({ serverURL: platform.url })
    const customerSession = answer.session?.token ?? ''
    expect(await customerPortal.customers.get({ customerSession })).toMatchObject({
      id: customerId,
    })
    expect(await premiumOf('ann@example.com', answer.proof)).toEqual({ premium: true })
    const paint = (headers: Record<string, string>) =>
      post(
        server,
        'characterSD',
        { ...characterSDBody, style: 'lego', premium: true, email: 'ann@example.com' },
        { headers },
      )
    expect((await paint({ [PROOF_HEADER]: answer.proof })).status).toBe(200)
    expect((await paint({})).status).toBe(403)
  })

  test('reads the code in the language of their browser', async () => {
    await platform.addSubscriber('ann@example.com')
    await requestCode('ann@example.com', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' })
    const [message] = await mail.messagesTo('ann@example.com', 1)
    expect(message?.text).toContain('Bitte auf der Seite eintippen')
  })

  test('keeps the proof for its lifetime, for only one address', async () => {
    await platform.addSubscriber('ann@example.com')
    await platform.addSubscriber('bob@example.com')
    const proof = await proofOf('ann@example.com')
    expect(await premiumOf('bob@example.com', proof)).toEqual(unproved)
    now += PROOF_DAYS * DAY_MS - 2000
    expect(await premiumOf('ann@example.com', proof)).toEqual({ premium: true })
    now += 4000
    expect(await premiumOf('ann@example.com', proof)).toEqual(unproved)
  })

  test('[security-visitor-5] still reaches the portal after the subscription has ended, and alone learns when', async () => {
    await platform.addSubscriber('ann@example.com', 'canceled')
    const proof = await proofOf('ann@example.com')
    expect(await premiumOf('ann@example.com', proof)).toEqual({
      premium: false,
      endedAt: anyString,
    })
    expect(await premiumOf('ann@example.com')).toEqual(unproved)
  })

  test('gets the proof, but no session, if the platform is down when the code is entered', async () => {
    await restart({ BILLING_TIMEOUT_MS: '1500' })
    await platform.addSubscriber('ann@example.com')
    await requestCode('ann@example.com')
    const code = await codeFor('ann@example.com')
    platform.trouble = 'down'
    expect(await outcomeOf(prove('ann@example.com', code))).toEqual([200, { proof: anyString }])
  })

  test('needs no proof by default, but can prove the address anyway', async () => {
    await restart({ PREMIUM_PROOF: 'none' })
    await platform.addSubscriber('ann@example.com')
    expect(await premiumOf('ann@example.com')).toEqual({ premium: true })
    expect(await proofOf('ann@example.com')).toEqual(anyString)
  })
})

describe('our own page', () => {
  const email = 'ann@example.com'
  const DAY_SECONDS = DAY_MS / 1000

  /** The headers that a browser adds to a request from the functions' own origin. */
  const ownPage = (origin = 'https://page.example') => ({ origin, 'sec-fetch-site': 'same-origin' })

  beforeEach(async () => {
    await platform.addSubscriber(email)
  })

  /** The response to a correct code, with its cookie. */
  const proveFrom = async (headers: Record<string, string>) => {
    await requestCode(email)
    const response = await prove(email, await codeFor(email), headers)
    const [cookie = '', ...attributes] = response.headers.get('set-cookie')?.split('; ') ?? []
    const { proof } = await read(ProveEmailResponse, response)
    return { proof, cookie, attributes }
  }

  const check = (headers: Record<string, string>) =>
    post(server, 'subscription', { email }, { headers: { ...ownPage(), ...headers } })

  test('[security-site-4] gets the proof where no script can read it, and no other site can send it', async () => {
    const { proof, cookie, attributes } = await proveFrom(ownPage())
    expect(proof).toBe(PROOF_IN_COOKIE)
    expect(cookie).toMatch(/^__Host-dramatis-proof=ey/)
    expect(attributes.toSorted()).toEqual([
      'HttpOnly',
      `Max-Age=${PROOF_DAYS * DAY_SECONDS}`,
      'Path=/',
      'SameSite=Strict',
      'Secure',
    ])
    const answer = await read(SubscriptionResponse, check({ cookie, [PROOF_HEADER]: proof }))
    expect(answer).toEqual({ premium: true })
  })

  test('gets a cookie over plain HTTP too, as on a developer’s machine', async () => {
    const { cookie, attributes } = await proveFrom(ownPage('http://localhost:3000'))
    expect(cookie).toMatch(/^dramatis-proof=ey/)
    expect(attributes).toContain('HttpOnly')
    expect(attributes).not.toContain('Secure')
  })

  test('sends a proof that counts only if the page says so, and that is deleted on signing out', async () => {
    const { cookie } = await proveFrom(ownPage())
    const signedOut = await check({ cookie })
    expect(signedOut.headers.get('set-cookie')).toMatch(
      /^__Host-dramatis-proof=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    expect(await read(SubscriptionResponse, signedOut)).toEqual(unproved)
  })

  test('[security-site-4] cannot be imitated by a page of another origin', async () => {
    const { proof, cookie } = await proveFrom({
      origin: 'https://partner.example',
      'sec-fetch-site': 'cross-site',
    })
    expect(proof).toMatch(/^ey/)
    expect(cookie).toBe('')
  })
})

describe('a stranger', () => {
  test('[security-visitor-5] learns nothing from any response, whatever address and proof they send', async () => {
    await platform.addSubscriber('ann@example.com')
    await platform.client.customers.create({ email: 'bob@example.com' })
    const own = await proofOf('ann@example.com')
    const local = fc.stringMatching(/^[a-z]{1,8}$/)
    const proof = fc.option(
      fc.oneof(fc.constantFrom(own, `${own.slice(0, -3)}AAA`), fc.stringMatching(/^[\w.]{1,40}$/)),
      { nil: undefined },
    )
    await fc.assert(
      fc.asyncProperty(local, proof, async (name, sent) => {
        const bodies = await Promise.all(
          ['bob@example.com', `${name}@stranger.example`].map((email) => premiumOf(email, sent)),
        )
        expect(bodies).toEqual(bodies.map(() => unproved))
      }),
      { numRuns: 30 },
    )
    platform.requests.length = 0
    const subscriber = await post(server, 'subscription', { email: 'ann@example.com' })
    const stranger = await post(server, 'subscription', { email: 'zoe@example.com' })
    expect(await subscriber.text()).toBe(await stranger.text())
    expect(platform.requests).toEqual([])
  })

  test('gets the same response as a customer, but no email', async () => {
    await platform.addSubscriber('ann@example.com')
    const stranger = await outcomeOf(requestCode('zoe@example.com'))
    const customer = await outcomeOf(requestCode('ann@example.com'))
    expect(stranger).toEqual(customer)
    expect(platform.requests).toHaveLength(4)
    const code = await codeFor('ann@example.com')
    expect(mail.messages.flatMap(({ to }) => to)).toEqual(['ann@example.com'])
    expect(await outcomeOf(prove('zoe@example.com', '123456'))).toEqual(rejected)
    expect(await outcomeOf(prove('ann@example.com', otherThan(code)))).toEqual(rejected)
  })
})

describe('a code', () => {
  const email = 'ann@example.com'

  beforeEach(async () => {
    await platform.addSubscriber(email)
  })

  test('is valid for as many minutes as the email says', async () => {
    await requestCode(email)
    const code = await codeFor(email)
    now += CODE_MINUTES * MINUTE_MS
    expect((await prove(email, code)).status).toBe(403)
    await requestCode(email)
    const next = await codeFor(email, 2)
    now += CODE_MINUTES * MINUTE_MS - 1
    expect((await prove(email, next)).status).toBe(200)
  })

  test('is valid once, and only for its own mailbox', async () => {
    await platform.addSubscriber('bob@example.com')
    await requestCode(email)
    const code = await codeFor(email)
    expect((await prove('bob@example.com', code)).status).toBe(403)
    const answers = await Promise.all([prove(email, code), prove(email, code)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
  })

  test('is replaced by the next one', async () => {
    await requestCode(email)
    const first = await codeFor(email)
    await requestCode(email)
    const second = await codeFor(email, 2)
    if (first !== second) expect((await prove(email, first)).status).toBe(403)
    expect((await prove(email, second)).status).toBe(200)
  })

  test('can be tried a few times, in sequence or in parallel', async () => {
    await requestCode(email)
    const code = await codeFor(email)
    const wrong = otherThan(code)
    const tries = await Promise.all(
      Array.from({ length: MAX_CODE_TRIES }, () => prove(email, wrong)),
    )
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 403))
    expect((await prove(email, code)).status).toBe(403)
  })

  test('[security-visitor-4] is neither used up nor replaced by strangers’ attempts', async () => {
    await behindProxy()
    await requestCode(email)
    const code = await codeFor(email)
    const stranger = await visitorAt('203.0.113.7')
    for (let i = 0; i < LIMITS.codesToMailbox; i++) await requestCode(email, stranger)
    await mail.messagesTo(email, LIMITS.codesToMailbox + 1)
    const statuses = await Promise.all(
      Array.from(
        { length: 30 },
        async () => (await prove(email, otherThan(code), stranger)).status,
      ),
    )
    expect(statuses.toSorted()).toEqual([
      ...Array.from({ length: LIMITS.codeTries }, () => 403),
      ...Array.from({ length: 30 - LIMITS.codeTries }, () => 429),
    ])
    expect((await prove(email, code)).status).toBe(200)
    await requestCode(email)
    const fresh = await codeFor(email, LIMITS.codesToMailbox + 2)
    expect((await prove(email, fresh)).status).toBe(200)
  })

  test('counts only for the visitor who requested it', async () => {
    await requestCode(email)
    const code = await codeFor(email)
    expect((await prove(email, code, await newVisitor(server))).status).toBe(403)
    expect((await prove(email, code)).status).toBe(200)
  })

  test('is sent to a mailbox at most three times an hour for one network, and 18 times for all', async () => {
    await behindProxy()
    const limitedOf = (answers: readonly Response[]) =>
      answers.filter(({ status }) => status === 429)
    const fiveFrom = async (address: string) => {
      const stranger = await visitorAt(address)
      return Promise.all(Array.from({ length: 5 }, () => requestCode(email, stranger)))
    }
    for (let i = 0; i < LIMITS.codesPerMailbox / LIMITS.codesToMailbox; i++) {
      expect(limitedOf(await fiveFrom(`203.0.113.${i}`))).toHaveLength(2)
    }
    expect(limitedOf(await fiveFrom('198.51.100.1'))).toHaveLength(5)
  })

  test('counts once for all networks of an IPv6 site', async () => {
    await behindProxy()
    const statuses: number[] = []
    for (let i = 0; i <= LIMITS.codesToMailbox; i++) {
      const stranger = await visitorAt(`2001:db8:1:${i}::1`)
      statuses.push((await requestCode(email, stranger)).status)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })

  test('[security-visitor-4] comes to a known device, and strangers’ stay under a ceiling, in any order', async () => {
    await behindProxy()
    // The last of the networks is the owner's own.
    const networks = [...Array.from({ length: 9 }, (_, i) => `203.0.113.${i}`), '192.0.2.1']
    const asking = fc.record({
      stranger: fc.option(fc.nat(networks.length - 1), { nil: undefined, freq: 8 }),
      isTrying: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(asking, { minLength: 40, maxLength: 80 }), async (askings) => {
        now += WINDOW_MS
        const before = mail.messages.length
        await requestCode(email)
        const proof = await prove(email, await codeFor(email, before + 1))
        expect(proof.status).toBe(200)
        now += WINDOW_MS
        const strangers = await Promise.all(networks.map(visitorAt))
        const ofNetwork = networks.map(() => 0)
        let ownersCodes = 0
        for (const { stranger, isTrying } of askings) {
          const headers = stranger === undefined ? visitor : strangers[stranger]
          if (isTrying && stranger !== undefined) {
            expect([403, 429]).toContain((await prove(email, '000000', headers)).status)
            continue
          }
          const { status } = await requestCode(email, headers)
          if (stranger === undefined) {
            ownersCodes++
            expect(status).toBe(ownersCodes <= LIMITS.codesToDevice ? 200 : 429)
          } else if (status === 200) {
            ofNetwork[stranger] = (ofNetwork[stranger] ?? 0) + 1
          }
        }
        expect(Math.max(...ofNetwork)).toBeLessThanOrEqual(LIMITS.codesToMailbox)
        const sent = ofNetwork.reduce((sum, count) => sum + count, 0)
        expect(sent).toBeLessThanOrEqual(LIMITS.codesPerMailbox)
        const all = 1 + sent + Math.min(ownersCodes, LIMITS.codesToDevice)
        expect((await mail.messagesTo(email, before + all)).length).toBe(before + all)
      }),
      { numRuns: 8 },
    )
  })

  test('is sent at most ten times an hour for a visitor', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => requestCode(`stranger${i}@example.com`)),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  })

  test.each(['12345', '1234567', 'abcdef', ''])('cannot be %p', async (code) => {
    expect(await outcomeOf(prove(email, code))).toEqual([
      400,
      { error: containing(`"code" must be the code of ${CODE_DIGITS} digits`) },
    ])
  })
})

describe('when something fails', () => {
  test("responds with the product's message when the platform is down", async () => {
    await restart({ BILLING_TIMEOUT_MS: '1500' })
    platform.trouble = 'down'
    expect(await outcomeOf(requestCode('ann@example.com'))).toEqual([
      503,
      { error: SUBSCRIPTION_UNVERIFIED },
    ])
  })

  test('does not count an attempt if the platform failed', async () => {
    await platform.addSubscriber('ann@example.com')
    platform.trouble = 'nonsense'
    for (let i = 0; i <= LIMITS.codesPerMailbox; i++) {
      expect(await outcomeOf(requestCode('ann@example.com'))).toEqual([
        502,
        { error: SUBSCRIPTION_UNVERIFIED },
      ])
    }
    platform.trouble = undefined
    expect((await requestCode('ann@example.com')).status).toBe(200)
  })

  test('logs that the mail server failed, and responds as usual', async () => {
    await platform.addSubscriber('ann@example.com')
    await restart({ SMTP_URL: 'smtp://user:the-password@127.0.0.1:1' })
    expect(await outcomeOf(requestCode('ann@example.com'))).toEqual([200, { sent: true }])
    await server.close()
    const log = server.logLines.join('')
    expect(log).toContain('work after a response failed')
    expect(log).not.toMatch(/the-password|ann@|\b\d{6}\b is/)
    server = await serve()
  })
})

test('logs the code in development without a mail server', async () => {
  await platform.addSubscriber('ann@example.com')
  await restart({ SMTP_URL: '', MAIL_FROM: '' })
  await requestCode('ann@example.com')
  await server.close()
  const shown = server.logLines.find((line) => line.includes('SMTP_URL is not set'))
  expect(shown).toMatch(/code is \d{6}\./)
  server = await serve()
})

test('says what is missing in production without a mail server', async () => {
  const production = { NODE_ENV: 'production', VISITOR_SECRET: 'x'.repeat(32) }
  await restart({ ...production, PREMIUM_PROOF: 'none', SMTP_URL: '', MAIL_FROM: '' })
  expect(await outcomeOf(requestCode('ann@example.com'))).toEqual([
    501,
    { error: 'Codes by email are not set up on this site. Please contact support.' },
  ])
})

test('[security-functions-2] no line of the log has a code, a proof, a session, a token, an address or a password', async () => {
  const { customerId } = await platform.addSubscriber('ann@example.com')
  await requestCode('ann@example.com')
  const code = await codeFor('ann@example.com')
  const { proof, session } = await read(ProveEmailResponse, prove('ann@example.com', code))
  await premiumOf('ann@example.com', proof)
  const { watch } = await read(
    CheckoutResponse,
    post(server, 'checkout', { email: 'ann@example.com' }),
  )
  await prove('ann@example.com', '000000')
  platform.trouble = 'nonsense'
  now += MINUTE_MS * 2
  await post(
    server,
    'subscription',
    { email: 'ann@example.com' },
    { headers: { [PROOF_HEADER]: proof } },
  )
  await requestCode('bob@example.com')
  await server.close()
  const log = server.logLines.join('')
  const secrets = [session?.token, watch?.clientSecret].map((secret) => secret ?? 'missing secret')
  for (const secret of [
    'ann',
    'bob',
    proof,
    ...secrets,
    customerId,
    platform.sandbox.accessToken,
  ]) {
    expect(log).not.toContain(secret)
  }
  expect(secrets).not.toContain('missing secret')
  expect(log).not.toMatch(new RegExp(`\\b${code}\\b`))
  server = await serve()
})
