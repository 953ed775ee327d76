import { FREE_LIMIT } from '@dramatis/catalogue'
import { callerOf } from '../../test/callerOf.ts'
import {
  portraitAllowances,
  previewAllowances,
  startAllowances,
  PREVIEWS_PER_PORTRAIT,
  NETWORKS_PER_SITE,
  UNFINISHED_PER_SUBSCRIBER,
} from './allowances.ts'

const caller = callerOf('ann')

test('limits the portraits of a visitor and of a network address', () => {
  expect(portraitAllowances(caller, 'free', 30)).toEqual([
    { quota: 'portrait visitor', holder: 'ann', limit: FREE_LIMIT },
    { quota: 'portrait address', holder: '203.0.113.1', limit: 30 },
  ])
})

test('counts separately for each partner, up to its own limit, and for an address across all sites', () => {
  const partner = { name: 'acme', key: 'pk_0123456789abcdef', origins: [], limit: 50 }
  expect(portraitAllowances({ ...caller, partner }, 'free', 30)).toEqual([
    { quota: 'portrait visitor', holder: 'acme ann', limit: 50 },
    { quota: 'portrait address', holder: '203.0.113.1', limit: 50 },
  ])
})

test('[security-visitor-10] limits an IPv6 site, however many of its networks it uses', () => {
  const limits = portraitAllowances({ ...caller, address: '2001:db8:1:2::3' }, 'free', 30)
  expect(limits.slice(1)).toEqual([
    { quota: 'portrait address', holder: '2001:db8:1:2::/64', limit: 30 },
    { quota: 'portrait site', holder: '2001:db8:1::/48', limit: NETWORKS_PER_SITE * 30 },
  ])
})

test('limits the portraits of everybody together, where a limit is set', () => {
  expect(portraitAllowances(caller, 'free', 30, 500).at(-1)).toEqual({
    quota: 'portrait all',
    holder: 'all',
    limit: 500,
  })
})

test('limits previews to a multiple of the portraits', () => {
  expect(previewAllowances(caller, 'free', 30).map(({ limit }) => limit)).toEqual([
    PREVIEWS_PER_PORTRAIT * FREE_LIMIT,
    PREVIEWS_PER_PORTRAIT * 30,
  ])
})

test('does not limit premium', () => {
  expect(portraitAllowances(caller, 'premium', 30, 500)).toEqual([])
  expect(previewAllowances(caller, 'premium', 30)).toEqual([])
})

test('limits only the work of a subscriber that is not finished', () => {
  expect(startAllowances(caller, 'ann@example.com', 30)).toEqual([
    { quota: 'start subscriber', holder: 'ann@example.com', limit: UNFINISHED_PER_SUBSCRIBER },
  ])
})
