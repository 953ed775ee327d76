import { createHmac, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { verifyWebhook } from '../src/2025-03/webhooks.ts'

const NOW = 1_740_000_000_000
const NO_MATCH = 'no signature matches the secret'
const body = JSON.stringify({ type: 'moon.rose', data: {} })

const sign = (content: string, key = 'secret'): string =>
  `v1,${createHmac('sha256', key)
    .update(`msg_1.${NOW / 1000}.${content}`)
    .digest('base64')}`

const randomSignature = (length = 32): string => `v1,${randomBytes(length).toString('base64')}`

/** Why the delivery is refused; undefined if it is accepted. */
const verify = async (
  signatures: readonly string[],
  { content = body, secret = 'secret' }: { content?: string; secret?: string | string[] } = {},
): Promise<string | undefined> => {
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': `${NOW / 1000}`,
    'webhook-signature': signatures.join(' '),
  }
  const result = await verifyWebhook({ body: content, headers, secret, now: NOW })()
  return result._tag === 'Left' ? result.left.message : undefined
}

const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** The shortest of several runs, which is least affected by other load on the machine. */
const bestOf = async (runs: number, work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) times.push(await milliseconds(work))
  return Math.min(...times)
}

let macs: jest.SpyInstance
beforeEach(() => (macs = jest.spyOn(crypto.subtle, 'sign')))
afterEach(() => macs.mockRestore())

const base64Bytes = (length: fc.Arbitrary<number>) =>
  length
    .chain((size) => fc.uint8Array({ minLength: size, maxLength: size }))
    .map((bytes) => `v1,${Buffer.from(bytes).toString('base64')}`)

test('accepts a valid signature at any position among up to ten', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(base64Bytes(fc.constant(32)), { maxLength: 9 }),
      fc.nat(),
      async (others, place) => {
        const signatures = others.toSpliced(place % (others.length + 1), 0, sign(body))
        expect(await verify(signatures)).toBeUndefined()
      },
    ),
  )
})

test('refuses any other signature of the right length', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(base64Bytes(fc.constant(32)), { minLength: 1, maxLength: 10 }),
      async (signatures) => {
        expect(await verify(signatures)).toContain(NO_MATCH)
      },
    ),
  )
})

test('refuses a signature in which a single bit differs', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(255), async (bit) => {
      const bytes = Buffer.from(sign(body).slice('v1,'.length), 'base64')
      bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
      expect(await verify([`v1,${bytes.toString('base64')}`])).toContain(NO_MATCH)
    }),
  )
})

test('hashes nothing when no signature has the right length', async () => {
  const wrongLength = fc.integer({ min: 0, max: 100 }).filter((length) => length !== 32)
  await fc.assert(
    fc.asyncProperty(
      fc.array(base64Bytes(wrongLength), { minLength: 1, maxLength: 20 }),
      async (signatures) => {
        expect(await verify(signatures)).toContain(NO_MATCH)
        expect(macs).not.toHaveBeenCalled()
      },
    ),
  )
})

test('signatures of the wrong length do not count toward the ten', async () => {
  const others = Array.from({ length: 20 }, () => randomSignature(20))
  expect(await verify([...others, sign(body)])).toBeUndefined()
})

test('computes one MAC per secret, however many signatures there are', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 10 }),
      fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 5 }),
      async (count, secret) => {
        macs.mockClear()
        await verify(
          Array.from({ length: count }, () => randomSignature()),
          { secret: secret.map((text) => `plain ${text}`) },
        )
        expect(macs).toHaveBeenCalledTimes(secret.length)
      },
    ),
  )
})

test('refuses more than ten signatures of the right length, without hashing', async () => {
  const signatures = [sign(body), ...Array.from({ length: 10 }, () => randomSignature())]
  expect(await verify(signatures)).toContain('more than 10 signatures')
  expect(macs).not.toHaveBeenCalled()
})

test('refuses a long header, without hashing', async () => {
  const others = Array.from({ length: 1000 }, () => 'v0,AAAA')
  expect(await verify([sign(body), ...others])).toContain('longer than 4096 characters')
  expect(macs).not.toHaveBeenCalled()
})

test('refuses a hostile delivery faster than it accepts a hundred ordinary ones', async () => {
  const content = 'x'.repeat(1_000_000)
  const signatures = Array.from({ length: 1900 }, () => randomSignature())
  const ordinary = sign(body)
  expect(await verify(signatures, { content })).toBeDefined()
  expect(await verify([ordinary])).toBeUndefined()
  const refusal = await bestOf(5, () => verify(signatures, { content }))
  const hundred = await bestOf(5, async () => {
    for (let sent = 0; sent < 100; sent += 1) await verify([ordinary])
  })
  expect(refusal / hundred).toBeLessThan(1)
})
