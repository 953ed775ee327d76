import fc from 'fast-check'
import { createPageStore, STORAGE_KEY } from './createPageStore.ts'
import { emptyQuota } from './quota.ts'
import { unknownSubscriber } from './subscriber.ts'

const NOW = 1_800_000_000_000

const open = (storage: () => Storage = () => localStorage) =>
  createPageStore({ storage, now: () => NOW })

beforeEach(() => localStorage.clear())

test('starts without knowing the visitor', () => {
  const { subscriber, quota, generation, notices, visitorToken } = open().getState()
  expect({ subscriber, quota, generation, notices, visitorToken }).toEqual({
    subscriber: unknownSubscriber,
    quota: emptyQuota,
    generation: { phase: 'idle' },
    notices: [],
    visitorToken: '',
  })
})

test('[subscriber-1] restores the address, the requests and the token on the next visit, and checks the address again', () => {
  const store = open().getState()
  store.setSubscriber({ status: 'premium', email: 'ann@example.com' })
  store.countRequest(NOW - 1000)
  store.countRequest(NOW)
  store.setVisitorToken('token')
  store.setGeneration({ phase: 'describing', character: 'Gandalf' })
  store.notify('info', 'Not for the next visit')

  const next = open().getState()
  expect(next.subscriber).toEqual({ status: 'checking', email: 'ann@example.com' })
  expect(next.quota.requestedAt).toEqual([NOW - 1000, NOW])
  expect(next.visitorToken).toBe('token')
  expect(next.generation).toEqual({ phase: 'idle' })
  expect(next.notices).toEqual([])
})

test('keeps what another tab has saved and this one has not read yet', async () => {
  const [buyer, other] = [open(), open()]
  buyer.getState().setSubscriber({ status: 'premium', email: 'ann@example.com' })
  other.getState().notify('info', 'Not saved')
  other.getState().markSeen('upsell')
  expect(open().getState()).toMatchObject({
    subscriber: { email: 'ann@example.com' },
    seen: ['upsell'],
  })

  await other.persist.rehydrate()
  other.getState().setSubscriber(unknownSubscriber)
  expect(open().getState()).toMatchObject({ subscriber: unknownSubscriber, seen: ['upsell'] })
})

test('restores the proof of owning the address, and which dialogs have opened unprompted', () => {
  const store = open()
  store.getState().setSubscriber({ status: 'premium', email: 'ann@example.com', proof: 'signed' })
  store.getState().markSeen('upsell')
  store.getState().markSeen('upsell')
  store.getState().setOpenCheckout(() => undefined)

  const next = open().getState()
  expect(next.subscriber).toEqual({
    status: 'checking',
    email: 'ann@example.com',
    proof: 'signed',
  })
  expect(next.seen).toEqual(['upsell'])
  expect(next.openCheckout).toBeUndefined()

  store.getState().setSubscriber(unknownSubscriber)
  expect(localStorage.getItem(STORAGE_KEY)).not.toContain('signed')
})

test('checks a proof that another tab has received', async () => {
  const store = open()
  store.getState().setSubscriber({ status: 'free', email: 'ann@example.com' })
  open().getState().setSubscriber({ status: 'premium', email: 'ann@example.com', proof: 'signed' })
  await store.persist.rehydrate()
  expect(store.getState().subscriber).toEqual({
    status: 'checking',
    email: 'ann@example.com',
    proof: 'signed',
  })
})

test('starts with any stored value, and replaces it', () => {
  const left = fc.oneof(
    fc.string(),
    fc.json(),
    fc.jsonValue().map((state) => JSON.stringify({ state, version: 0 })),
    fc
      .record({ state: fc.jsonValue(), version: fc.jsonValue() })
      .map((item) => JSON.stringify(item)),
    fc.constantFrom('', '{', 'null', '[]', '{"state":{"quota":{"requestedAt":7}}}'),
  )
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  fc.assert(
    fc.property(left, (text) => {
      localStorage.setItem(STORAGE_KEY, text)
      const { countRequest, quota, notices } = open().getState()
      expect(quota.refusedUntil).toBe(0)
      expect(notices).toEqual([])
      countRequest(NOW)
      expect(open().getState().quota.requestedAt).toContain(NOW)
    }),
  )
  quiet.mockRestore()
})

test.each<[string, () => Storage]>([
  [
    'blocked',
    () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  ],
  ['full', () => fullStorage],
])('works with storage that is %s, for this visit only', (_, storage) => {
  const warned = jest.spyOn(console, 'warn')
  const store = open(storage)
  store.getState().countRequest(NOW)
  store.getState().notify('info', 'still here')
  expect(store.getState().quota.requestedAt).toEqual([NOW])
  expect(store.getState().notices).toHaveLength(1)
  expect(open(storage).getState().quota).toEqual(emptyQuota)
  expect(warned).not.toHaveBeenCalled()
  warned.mockRestore()
})

test('keeps the status of a checked address when another tab writes', async () => {
  const store = open()
  store.getState().setSubscriber({ status: 'premium', email: 'ann@example.com' })
  open().getState().countRequest(NOW)
  await store.persist.rehydrate()
  expect(store.getState().subscriber).toEqual({ status: 'premium', email: 'ann@example.com' })
  expect(store.getState().quota.requestedAt).toEqual([NOW])
})

test('gives each notice an id, with which it can be dismissed', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), (texts, pick) => {
      const store = open()
      const ids = texts.map((text) => store.getState().notify('info', text))
      const { notices, dismiss } = store.getState()
      expect(notices.map(({ text }) => text)).toEqual(texts)
      expect(notices.map(({ id }) => id)).toEqual(ids)
      expect(new Set(ids).size).toBe(texts.length)

      const chosen = pick % texts.length
      dismiss(ids[chosen] ?? -1)
      expect(store.getState().notices.map(({ text }) => text)).toEqual(
        texts.filter((_, index) => index !== chosen),
      )
    }),
  )
})

test('renews a notice that is added again before it is dismissed', () => {
  const { notify, dismiss } = open().getState()
  const first = notify('info', 'Here')
  expect(notify('error', 'Other')).not.toBe(first)
  expect(notify('info', 'Here')).toBe(first)
  dismiss(first)
  expect(notify('info', 'Here')).toBeGreaterThan(first)
})

test('does not store a refusal for the next visit', () => {
  open()
    .getState()
    .refuseUntil(NOW + 60_000)
  expect(open().getState().quota.refusedUntil).toBe(0)
})

/** A storage with no space left. */
const fullStorage: Storage = {
  length: 0,
  clear: () => undefined,
  key: () => null,
  getItem: () => null,
  removeItem: () => undefined,
  setItem: () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  },
}
