import fc from 'fast-check'
import { addressOf } from './addressOf.ts'
import { readTrustedProxies } from './TrustedProxies.ts'

const address = fc.oneof(fc.ipV4(), fc.ipV6())
const port = fc.integer({ min: 1, max: 65_535 })

test('reads an address as proxies write it: alone, with a port, in brackets', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.ipV6(), port, (four, six, at) => {
      const read = (forwardedFor: string) => addressOf({ forwardedFor }, 1)
      expect([four, `${four}:${at}`, ` ${four} `].map(read)).toEqual([four, four, four])
      expect([six, `[${six}]`, `[${six}]:${at}`].map(read)).toEqual([six, six, six])
    }),
  )
})

test('takes the address that the outermost of our proxies saw, whatever the client wrote', () => {
  fc.assert(
    fc.property(fc.string(), address, address, (written, visitor, proxy) => {
      const forwardedFor = `${written}, ${visitor}, ${proxy}`
      expect(addressOf({ forwardedFor, socket: '10.0.0.1' }, 2)).toBe(visitor)
    }),
  )
})

test('prefers the host’s address, and takes the socket’s without a proxy', () => {
  const socket = '203.0.113.1'
  expect(addressOf({ forwardedFor: '198.51.100.1', socket }, 0)).toBe(socket)
  expect(addressOf({ host: '192.0.2.1', forwardedFor: '198.51.100.1', socket }, 1)).toBe(
    '192.0.2.1',
  )
})

test.each(['', 'unknown', '_hidden', '203.0.113.1.', '203.0.113.1:', '[::1', '[]', '1.2.3.4, '])(
  'does not accept "%s" as an address',
  (forwardedFor) => {
    expect(addressOf({ forwardedFor, socket: '203.0.113.1' }, 1)).toBeUndefined()
  },
)

test('never returns anything but an address', () => {
  fc.assert(
    fc.property(fc.string(), (forwardedFor) => {
      expect(addressOf({ forwardedFor }, 1) ?? '0.0.0.0').toMatch(/^[\da-f:.%]+/i)
    }),
  )
})

const ours = readTrustedProxies('10.0.0.0/8, 192.0.2.7,fd00::/8') ?? 0

test('believes the header only from proxies in the networks', () => {
  fc.assert(
    fc.property(fc.string(), address, (written, visitor) => {
      const forwardedFor = `${written}, ${visitor}, fd00::3`
      fc.pre(addressOf({ socket: visitor }, ours) !== undefined)
      expect(addressOf({ forwardedFor, socket: '::ffff:10.1.2.3' }, ours)).toBe(visitor)
      expect(addressOf({ forwardedFor, socket: '203.0.113.1' }, ours)).toBe('203.0.113.1')
    }),
  )
})

test.each([1, ours])('does not count a proxy that says nothing as the visitor', (trusted) => {
  expect(addressOf({ socket: '10.0.0.1' }, trusted)).toBeUndefined()
  expect(addressOf({ socket: '10.0.0.1', forwardedFor: '' }, trusted)).toBeUndefined()
})

test('takes nothing left of what cannot be read', () => {
  const forwardedFor = '198.51.100.1, unknown, 10.0.0.2'
  expect(addressOf({ forwardedFor, socket: '10.0.0.1' }, ours)).toBeUndefined()
})

test('takes a proxy that asks itself as the visitor', () => {
  expect(addressOf({ forwardedFor: '10.9.9.9', socket: '192.0.2.7' }, ours)).toBe('10.9.9.9')
})

test.each(['11', '-1', '10.0.0.0/33', '10.0.0', 'proxy', '10.0.0.1,', '1.2.3.4/8/8', '::1/129'])(
  'does not take %s for proxies',
  (text) => {
    expect(readTrustedProxies(text)).toBeUndefined()
  },
)
