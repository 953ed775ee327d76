import { MAX_NAME_LENGTH } from '@dramatis/catalogue'
import { forgetWish, keepWish, onWishRequest, readWish, requestWish, WISH_MS } from './wish.ts'

const wish = { character: 'Katniss Everdeen', style: 'ghibli', aspect: 'square' } as const
const NOW = Date.UTC(2026, 0, 1)

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

it('keeps a wish for an hour, and then forgets it', () => {
  keepWish(wish, NOW)
  expect(readWish(NOW + WISH_MS - 1)).toEqual(wish)
  expect(readWish(NOW + WISH_MS)).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})

it('keeps only the latest wish, until it is forgotten', () => {
  keepWish(wish, NOW)
  keepWish({ character: '', style: 'lego' }, NOW)
  expect(readWish(NOW)).toEqual({ character: '', style: 'lego' })
  forgetWish()
  expect(readWish(NOW)).toBeUndefined()
})

it.each([
  ['nothing that is JSON', 'wish'],
  ['another shape', '{"character":7}'],
  ['an unknown style', JSON.stringify({ ...wish, style: 'toString', at: NOW })],
  ['a time in the future', JSON.stringify({ ...wish, at: NOW + 1 })],
  [
    'a name that is too long',
    JSON.stringify({ ...wish, character: 'x'.repeat(MAX_NAME_LENGTH + 1), at: NOW }),
  ],
])('ignores %s', (_, saved) => {
  localStorage.setItem('dramatis-wish', saved)
  expect(readWish(NOW)).toBeUndefined()
})

it('ignores an unknown aspect alone', () => {
  localStorage.setItem('dramatis-wish', JSON.stringify({ ...wish, aspect: 'round', at: NOW }))
  expect(readWish(NOW)).toEqual({ character: wish.character, style: wish.style })
})

it('does nothing while the storage is blocked', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError')
  })
  keepWish(wish)
  forgetWish()
  expect(readWish()).toBeUndefined()
})

it('hands the wish to whoever listens when it is asked for', () => {
  const drawn: unknown[] = []
  const stop = onWishRequest((asked) => drawn.push(asked))
  requestWish()
  keepWish(wish)
  requestWish()
  stop()
  requestWish()
  expect(drawn).toEqual([wish])
})
