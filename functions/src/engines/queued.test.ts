import { createProviderServer } from '../../test/providerServer.ts'
import type { Tier } from '../Tier.ts'
import { EngineError } from './EngineError.ts'
import { createProvider } from './provider/Provider.ts'
import { providerPainter } from './provider/providerPainter.ts'
import { queued } from './queued.ts'
import { remembering } from './remembering.ts'

// Machines that build and test at once are slow.
jest.setTimeout(60_000)

const server = createProviderServer()
beforeAll(() => server.start())
afterAll(() => server.stop())

beforeEach(() => {
  server.paints()
  server.answersAfter(30)
})

const painter = () =>
  providerPainter(
    createProvider({ baseUrl: server.baseUrl, timeoutMs: 5000, imageHosts: [] }),
    {
      free: 'free',
      premium: 'premium',
      sizes: { portrait: '512x768', landscape: '768x512', square: '512x512' },
    },
    5000,
  )

const wish = (character: string, tier: Tier = 'free') =>
  ({ description: character, character, style: 'realistic', aspect: 'square', tier }) as const

const never = new AbortController().signal

test('premium is painted ahead of free, and each tier in the order in which it came', async () => {
  const queue = queued(painter(), { concurrency: 1, capacity: 10 })
  const order: string[] = []
  const paint = async (name: string, tier: Tier) => {
    await queue.paint(wish(name, tier), never)
    order.push(name)
  }
  await Promise.all([
    paint('first', 'free'),
    paint('free 1', 'free'),
    paint('free 2', 'free'),
    paint('premium 1', 'premium'),
    paint('premium 2', 'premium'),
  ])
  expect(order).toEqual(['first', 'premium 1', 'premium 2', 'free 1', 'free 2'])
})

test('a wish whose signal aborts leaves the queue; one more than fits is refused', async () => {
  const queue = queued(painter(), { concurrency: 1, capacity: 1 })
  const leaving = new AbortController()
  const first = queue.paint(wish('first'), never)
  const second = queue.paint(wish('second'), leaving.signal)
  await expect(queue.paint(wish('third'), never)).rejects.toThrow(EngineError)
  const reason = new Error('left')
  leaving.abort(reason)
  await expect(second).rejects.toBe(reason)
  expect(queue.waiting).toBe(0)
  await queue.paint(wish('fourth'), never)
  await first
  expect(server.requests()).toHaveLength(2)
})

test('a picture is painted once for the same wish, and again for any other', async () => {
  const remembered = remembering(painter(), 1024 * 1024)
  const first = await remembered.paint(wish('Gandalf'), never)
  expect(await remembered.paint(wish('Gandalf'), never)).toBe(first)
  expect(server.requests()).toHaveLength(1)
  const others = [
    wish('Merlin'),
    wish('Gandalf', 'premium'),
    { ...wish('Gandalf'), style: 'lego' } as const,
    { ...wish('Gandalf'), aspect: 'portrait' } as const,
    { ...wish('Gandalf'), description: 'A white wizard.' },
    { ...wish('Gandalf'), seed: 1 },
  ]
  for (const other of others) await remembered.paint(other, never)
  expect(server.requests()).toHaveLength(1 + others.length)
})

test('remembers no more than fits', async () => {
  const { bytes } = await painter().paint(wish('Gandalf'), never)
  const remembered = remembering(painter(), bytes.byteLength * 2)
  const names = ['one', 'two', 'three']
  for (const name of names) await remembered.paint(wish(name), never)
  const asked = server.requests().length
  await remembered.paint(wish('three'), never)
  await remembered.paint(wish('two'), never)
  expect(server.requests()).toHaveLength(asked)
  await remembered.paint(wish('one'), never)
  expect(server.requests()).toHaveLength(asked + 1)
})
