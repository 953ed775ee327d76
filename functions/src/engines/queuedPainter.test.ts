import type { Tier } from '@dramatis/catalogue'
import { enginesOn } from '../../test/enginesOn.ts'
import { createProviderServer } from '../../test/providerServer.ts'
import { EngineError } from '../errors/EngineError.ts'
import { queuedPainter } from './queuedPainter.ts'
import { cachedPainter } from './cachedPainter.ts'
import { memoryPictures } from './memoryPictures.ts'

const server = createProviderServer()
beforeAll(() => server.start())
afterAll(() => server.stop())

beforeEach(() => {
  server.paints()
  server.respondsAfter(30)
})

const painter = () => enginesOn(server.connect()).painter

const requestFor = (character: string, tier: Tier = 'free') =>
  ({ description: character, character, style: 'realistic', aspect: 'square', tier }) as const

const never = new AbortController().signal

test('paints premium ahead of free, and each tier in order of arrival', async () => {
  const queue = queuedPainter(painter(), { concurrency: 1, capacity: 10 })
  const order: string[] = []
  const paint = async (name: string, tier: Tier) => {
    await queue.paint(requestFor(name, tier), never)
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

test('keeps a place for a subscriber when free requests fill the queue', async () => {
  const queue = queuedPainter(painter(), { concurrency: 1, capacity: 2 })
  const paint = (tier: Tier) => queue.paint(requestFor(tier, tier), never)
  const accepted = [paint('free'), paint('free'), paint('free')]
  await expect(paint('free')).rejects.toMatchObject({ failure: 'busy' })
  accepted.push(paint('premium'))
  await expect(paint('premium')).rejects.toMatchObject({ failure: 'busy' })
  await Promise.all(accepted)
})

test('a request whose signal aborts leaves the queue; one too many is rejected', async () => {
  const queue = queuedPainter(painter(), { concurrency: 1, capacity: 1 })
  const leaving = new AbortController()
  const first = queue.paint(requestFor('first'), never)
  const second = queue.paint(requestFor('second'), leaving.signal)
  await expect(queue.paint(requestFor('third'), never)).rejects.toThrow(EngineError)
  const reason = new Error('left')
  leaving.abort(reason)
  await expect(second).rejects.toBe(reason)
  expect(queue.waiting).toBe(0)
  await queue.paint(requestFor('fourth'), never)
  await first
  expect(server.requests()).toHaveLength(2)
})

test('paints a picture once for the same request, and again for any other', async () => {
  const cached = cachedPainter(painter(), memoryPictures(1024 * 1024))
  const first = await cached.paint(requestFor('Gandalf'), never)
  expect(await cached.paint(requestFor('Gandalf'), never)).toBe(first)
  expect(server.requests()).toHaveLength(1)
  const others = [
    requestFor('Merlin'),
    requestFor('Gandalf', 'premium'),
    { ...requestFor('Gandalf'), style: 'lego' } as const,
    { ...requestFor('Gandalf'), aspect: 'portrait' } as const,
    { ...requestFor('Gandalf'), description: 'A white wizard.' },
    { ...requestFor('Gandalf'), seed: 1 },
  ]
  for (const other of others) await cached.paint(other, never)
  expect(server.requests()).toHaveLength(1 + others.length)
})

test('caches only as much as fits', async () => {
  const { bytes } = await painter().paint(requestFor('Gandalf'), never)
  const cached = cachedPainter(painter(), memoryPictures(bytes.byteLength * 2))
  const names = ['one', 'two', 'three']
  for (const name of names) await cached.paint(requestFor(name), never)
  const asked = server.requests().length
  await cached.paint(requestFor('three'), never)
  await cached.paint(requestFor('two'), never)
  expect(server.requests()).toHaveLength(asked)
  await cached.paint(requestFor('one'), never)
  expect(server.requests()).toHaveLength(asked + 1)
})
