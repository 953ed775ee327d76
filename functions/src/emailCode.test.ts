import fc from 'fast-check'
import { startMailServer, type MailServer } from '../test/mailServer.ts'
import { startPlatform, type Mood, type Platform } from '../test/platform.ts'
import { newVisitor, painting, post, served, type Served } from '../test/served.ts'
import { PROOF_HEADER } from './contract/index.ts'
import type { Effects } from './createFunctions.ts'
import { WINDOW_MS } from './quota/rollingWindow.ts'

// Machines that build and test at once are slow.
jest.setTimeout(60_000)

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

let platform: Platform
let mail: MailServer
let server: Served
let now: number

const start = async (environment: Record<string, string> = {}, effects: Effects = {}) => {
  await server?.close()
  server = await served(
    {
      ...platform.environment,
      BILLING_TIMEOUT_MS: '1500',
      PREMIUM_PROOF: 'email-code',
      SMTP_URL: mail.url,
      MAIL_FROM: 'Dramatis <hello@dramatis.example>',
      ADDRESS_LIMIT: '1000000',
      ...environment,
    },
    { clock: () => now, ...effects },
  )
}

beforeEach(async () => {
  now = Date.now()
  platform = await startPlatform()
  mail = await startMailServer()
  await start()
})

afterEach(async () => {
  await server.close()
  await mail.close()
  await platform.close()
})

const askForCode = (email: string, headers?: Record<string, string>) =>
  post(server, 'emailCode', { email }, headers && { headers })

const prove = (email: string, code: string, headers?: Record<string, string>) =>
  post(server, 'proveEmail', { email, code }, headers && { headers })

/** The code in the latest message to a mailbox, which may still be on its way. */
const codeFor = async (email: string, atLeast = 1): Promise<string> => {
  for (let attempts = 0; attempts < 500; attempts++) {
    const messages = mail.messages.filter(({ to }) => to.includes(email))
    const code = /code is (\d{6})\./.exec(messages.at(-1)?.text ?? '')?.[1]
    if (messages.length >= atLeast && code !== undefined) return code
    await new Promise((later) => setTimeout(later, 10))
  }
  throw new Error('No code came')
}

const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

const proofOf = async (email: string): Promise<string> => {
  await askForCode(email)
  const answer = await prove(email, await codeFor(email))
  expect(answer.status).toBe(200)
  return (await answer.json()).proof
}

const premiumOf = async (email: string, proof?: string): Promise<unknown> => {
  const headers = proof === undefined ? undefined : { [PROOF_HEADER]: proof }
  return (await post(server, 'subscription', { email }, headers && { headers })).json()
}

const WRONG = {
  error: 'The code is wrong or has expired. Type the latest one, or ask for a new code.',
}

describe('a subscriber', () => {
  test('is sent a code, trades it for a proof and a session, and has premium with the proof', async () => {
    const { customerId } = platform.addSubscriber('Ann@Example.com')
    const sent = await askForCode('ann@example.com')
    expect([sent.status, await sent.json()]).toEqual([200, { sent: true }])
    const code = await codeFor('ann@example.com')
    expect(mail.messages).toHaveLength(1)
    expect(mail.messages[0]?.text).toContain('From: Dramatis <hello@dramatis.example>')
    expect(mail.messages[0]?.text).toContain(`Subject: ${code} is your Dramatis code`)
    const answer = await prove('ANN@example.com', ` ${code.slice(0, 3)} ${code.slice(3)} `)
    expect(answer.status).toBe(200)
    const { proof, session } = await answer.json()
    expect(session).toEqual({
      token: `session-of-${customerId}`,
      expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      platformUrl: platform.url,
    })
    expect(await premiumOf('ann@example.com', proof)).toEqual({ premium: true })
    const paint = (headers: Record<string, string>) =>
      post(
        server,
        'characterSD',
        { ...painting, style: 'lego', premium: true, email: 'ann@example.com' },
        { headers },
      )
    expect((await paint({ [PROOF_HEADER]: proof })).status).toBe(200)
    expect((await paint({})).status).toBe(403)
  })

  test('keeps the proof for thirty days, for the one address', async () => {
    platform.addSubscriber('ann@example.com')
    platform.addSubscriber('bob@example.com')
    const proof = await proofOf('ann@example.com')
    const unproved = { premium: false, proof: 'email-code' }
    expect(await premiumOf('bob@example.com', proof)).toEqual(unproved)
    now += 30 * DAY_MS - 2000
    expect(await premiumOf('ann@example.com', proof)).toEqual({ premium: true })
    now += 4000
    expect(await premiumOf('ann@example.com', proof)).toEqual(unproved)
  })

  test('whose subscription has ended still gets to the portal, and is told the truth', async () => {
    platform.addSubscriber('ann@example.com', 'canceled')
    const proof = await proofOf('ann@example.com')
    expect(await premiumOf('ann@example.com', proof)).toEqual({ premium: false })
  })

  test('gets the proof without a session when the platform fails just then', async () => {
    platform.addSubscriber('ann@example.com')
    await askForCode('ann@example.com')
    const code = await codeFor('ann@example.com')
    platform.mood = 'down'
    const answer = await prove('ann@example.com', code)
    expect([answer.status, await answer.json()]).toEqual([200, { proof: expect.any(String) }])
  })

  test('is asked for no proof by default, and can prove the address all the same', async () => {
    await start({ PREMIUM_PROOF: 'none' })
    platform.addSubscriber('ann@example.com')
    expect(await premiumOf('ann@example.com')).toEqual({ premium: true })
    await proofOf('ann@example.com')
  })
})

describe('a stranger', () => {
  test('learns nothing from any answer, whatever address and proof it is', async () => {
    platform.addSubscriber('ann@example.com')
    platform.addCustomer('bob@example.com')
    const own = await proofOf('ann@example.com')
    const local = fc.stringMatching(/^[a-z]{1,8}$/)
    const proof = fc.option(
      fc.oneof(fc.constantFrom(own, `${own.slice(0, -3)}AAA`), fc.stringMatching(/^[\w.]{1,40}$/)),
      { nil: undefined },
    )
    await fc.assert(
      fc.asyncProperty(local, proof, async (name, came) => {
        const bodies = await Promise.all(
          ['bob@example.com', `${name}@stranger.example`].map((email) => premiumOf(email, came)),
        )
        expect(bodies).toEqual(bodies.map(() => ({ premium: false, proof: 'email-code' })))
      }),
      { numRuns: 30 },
    )
    platform.requests.length = 0
    const subscriber = await post(server, 'subscription', { email: 'ann@example.com' })
    const stranger = await post(server, 'subscription', { email: 'zoe@example.com' })
    expect(await subscriber.text()).toBe(await stranger.text())
    expect(platform.requests).toEqual([])
  })

  test('is answered like a customer, and sent nothing', async () => {
    platform.addSubscriber('ann@example.com')
    const answers = [await askForCode('zoe@example.com'), await askForCode('ann@example.com')]
    const [stranger, customer] = await Promise.all(
      answers.map(async (answer) => [answer.status, await answer.text()]),
    )
    expect(stranger).toEqual(customer)
    expect(platform.requests).toHaveLength(4)
    await codeFor('ann@example.com')
    expect(mail.messages.flatMap(({ to }) => to)).toEqual(['ann@example.com'])
    const guesses = [await prove('zoe@example.com', '123456')]
    guesses.push(await prove('ann@example.com', otherThan(await codeFor('ann@example.com'))))
    for (const guess of guesses) {
      expect([guess.status, await guess.json()]).toEqual([403, WRONG])
    }
  })
})

describe('a code', () => {
  beforeEach(() => {
    platform.addSubscriber('ann@example.com')
  })

  test('is good for ten minutes', async () => {
    await askForCode('ann@example.com')
    const code = await codeFor('ann@example.com')
    now += 10 * MINUTE_MS
    expect((await prove('ann@example.com', code)).status).toBe(403)
    await askForCode('ann@example.com')
    const next = await codeFor('ann@example.com', 2)
    now += 10 * MINUTE_MS - 1
    expect((await prove('ann@example.com', next)).status).toBe(200)
  })

  test('is good once, and for its own mailbox', async () => {
    platform.addSubscriber('bob@example.com')
    await askForCode('ann@example.com')
    const code = await codeFor('ann@example.com')
    expect((await prove('bob@example.com', code)).status).toBe(403)
    const answers = await Promise.all([
      prove('ann@example.com', code),
      prove('ann@example.com', code),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
  })

  test('is replaced by the next one', async () => {
    await askForCode('ann@example.com')
    const first = await codeFor('ann@example.com')
    await askForCode('ann@example.com')
    const second = await codeFor('ann@example.com', 2)
    if (first !== second) expect((await prove('ann@example.com', first)).status).toBe(403)
    expect((await prove('ann@example.com', second)).status).toBe(200)
  })

  test('can be tried five times, in turn or at once', async () => {
    await askForCode('ann@example.com')
    const code = await codeFor('ann@example.com')
    const wrong = otherThan(code)
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => prove('ann@example.com', wrong)),
    )
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    expect((await prove('ann@example.com', code)).status).toBe(403)
  })

  test('is not found by a thousand guesses, though each is by a new visitor and codes are renewed', async () => {
    let judged = 0
    for (let guess = 0; guess < 1000; guess++) {
      if (guess % 5 === 0) await askForCode('ann@example.com')
      const { status } = await prove('ann@example.com', String(guess).padStart(6, '0'))
      if (status === 403) judged++
      else expect(status).toBe(429)
    }
    expect(judged).toBe(20)
    // Not one more mail than five, either.
    expect(mail.messages.length).toBeLessThanOrEqual(5)
    now += WINDOW_MS
    await askForCode('ann@example.com')
    expect((await prove('ann@example.com', await codeFor('ann@example.com', 6))).status).toBe(200)
  })

  test('is asked for five times an hour for a mailbox, and ten times by a visitor', async () => {
    const asked = await Promise.all(Array.from({ length: 7 }, () => askForCode('ann@example.com')))
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(2)
    const strangers = await Promise.all(
      Array.from({ length: 7 }, () => askForCode('zoe@example.com')),
    )
    expect(strangers.filter(({ status }) => status === 429)).toHaveLength(2)
    const visitor = await newVisitor(server)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => askForCode(`stranger${i}@example.com`, visitor)),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  })

  test.each(['12345', '1234567', 'abcdef', ''])('%p is none', async (code) => {
    const answer = await prove('ann@example.com', code)
    expect(answer.status).toBe(400)
    expect((await answer.json()).error).toContain('"code" must be the code of 6 digits')
  })
})

describe('when something fails', () => {
  test.each([
    ['down', 503],
    ['nonsense', 502],
  ] as const)('the platform %s: the spec’s message, and no attempt lost', async (mood, status) => {
    platform.addSubscriber('ann@example.com')
    platform.mood = mood satisfies Mood
    for (let i = 0; i < 6; i++) {
      const answer = await askForCode('ann@example.com')
      expect([answer.status, await answer.json()]).toEqual([
        status,
        { error: 'Could not verify subscription. Please try again or contact support.' },
      ])
    }
    platform.mood = 'well'
    expect((await askForCode('ann@example.com')).status).toBe(200)
  })

  test('the mail server: the log says so, and the answer does not', async () => {
    platform.addSubscriber('ann@example.com')
    await start({ SMTP_URL: 'smtp://user:the-password@127.0.0.1:1' })
    const answer = await askForCode('ann@example.com')
    expect([answer.status, await answer.json()]).toEqual([200, { sent: true }])
    await server.close()
    const log = server.lines.join('')
    expect(log).toContain('what was to follow an answer failed')
    expect(log).not.toMatch(/the-password|ann@|\b\d{6}\b is/)
    await start()
  })
})

test('in development without a mail server the code is shown in the log', async () => {
  platform.addSubscriber('ann@example.com')
  await start({ SMTP_URL: '', MAIL_FROM: '' })
  await askForCode('ann@example.com')
  await server.close()
  const shown = server.lines.find((line) => line.includes('SMTP_URL is not set'))
  const code = /code is (\d{6})\./.exec(shown ?? '')?.[1]
  expect(code).toBeDefined()
  await start()
})

test('in production without a mail server it says what is missing', async () => {
  const production = { NODE_ENV: 'production', VISITOR_SECRET: 'x'.repeat(32) }
  await start({ ...production, PREMIUM_PROOF: 'none', SMTP_URL: '', MAIL_FROM: '' })
  const answer = await askForCode('ann@example.com')
  expect([answer.status, await answer.json()]).toEqual([
    501,
    { error: 'Codes by e-mail are not set up on this site. Please contact support.' },
  ])
})

test('no line of the log has a code, a proof, a session, a token, an address or a password', async () => {
  const { customerId } = platform.addSubscriber('ann@example.com')
  const proof = await proofOf('ann@example.com')
  const code = await codeFor('ann@example.com')
  await premiumOf('ann@example.com', proof)
  await post(server, 'checkout', { email: 'ann@example.com' })
  await prove('ann@example.com', '000000')
  platform.mood = 'down'
  now += MINUTE_MS * 2
  await premiumOf('ann@example.com', proof)
  await askForCode('bob@example.com')
  await server.close()
  const log = server.lines.join('')
  for (const secret of [
    'ann',
    'bob',
    proof,
    `session-of-${customerId}`,
    customerId,
    platform.accessToken,
    'secret-of-',
  ]) {
    expect(log).not.toContain(secret)
  }
  expect(log).not.toMatch(new RegExp(`\\b${code}\\b`))
  await start()
})
