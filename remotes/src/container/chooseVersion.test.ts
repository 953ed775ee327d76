import { chooseVersion } from './chooseVersion.ts'
import type { SharedPackage } from './ShareScope.ts'

const offer = (state: Partial<SharedPackage> = {}): SharedPackage => ({
  get: () => () => undefined,
  from: 'shell',
  ...state,
})

const react = { shareKey: 'react', requiredVersion: '^19.0.0', singleton: false }
const store = { shareKey: 'store', requiredVersion: '^1.5.0', singleton: true }

it.each([
  ['has loaded', { loaded: true }],
  ['has loaded, in the words of webpack', { loaded: 1 as const }],
  ['is loading', { loading: Promise.resolve() }],
  ['has the factory of', { lib: () => undefined }],
])('prefers a version that the page %s to a newer one', (_how, state) => {
  const used = offer(state)
  expect(chooseVersion({ '19.1.0': used, '19.2.0': offer() }, react)).toBe(used)
})

it('takes the newest version that fits', () => {
  const newest = offer()
  const versions = { '18.3.1': offer({ loaded: true }), '19.2.0': offer(), '19.10.0': newest }
  expect(chooseVersion(versions, react)).toBe(newest)
})

it('leaves the choice to the build when no version fits', () => {
  expect(chooseVersion({ '18.3.1': offer({ loaded: true }) }, react)).toBeUndefined()
  expect(chooseVersion({}, store)).toBeUndefined()
})

it('refuses to run with a version of a singleton that does not fit', () => {
  const versions = { '1.4.0': offer({ loaded: true }), '1.6.0': offer() }
  expect(() => chooseVersion(versions, store)).toThrow(
    'store 1.4.0 from shell does not satisfy the requirement ^1.5.0',
  )
})
