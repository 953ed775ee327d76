import fc from 'fast-check'
import { addressGroup, addressSite } from './addressGroup.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group)
})

test.each([
  ['203.0.113.7', undefined],
  ['::ffff:203.0.113.7', undefined],
  ['::ffff:cb00:7107', undefined],
  ['unknown', undefined],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
])('%s is in the site %s', (address, site) => {
  expect(addressSite(address)).toBe(site)
})

test('counts two addresses of one IPv6 /64 network as one, however they are written', () => {
  const hextet = fc.integer({ min: 0, max: 0xffff }).map((group) => group.toString(16))
  const half = fc.array(hextet, { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(half, half, half, (network, one, other) => {
      const padded = other.map((group) => group.padStart(4, '0'))
      expect(addressGroup([...network, ...one].join(':'))).toBe(
        addressGroup([...network, ...padded].join(':').toUpperCase()),
      )
    }),
  )
})
