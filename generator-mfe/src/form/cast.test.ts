import fc from 'fast-check'
import { CAST, nextOfCast } from './cast.ts'
import { shuffled } from './shuffled.ts'

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

const take = (count: number) => Array.from({ length: count }, () => nextOfCast(new Set()))

test('[form-2] nobody of the cast comes twice before everybody has come, visit after visit', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(CAST.length - 20), (seed, index) => {
      localStorage.setItem('dramatis-cast', `${seed}:${index}`)
      const order = shuffled(CAST, seed)
      expect(take(10)).toEqual(order.slice(index, index + 10))
      expect(localStorage.getItem('dramatis-cast')).toBe(`${seed}:${index + 10}`)
    }),
    { numRuns: 10 },
  )
})

test('another order begins once everybody has come', () => {
  localStorage.setItem('dramatis-cast', `7:${CAST.length}`)
  expect(nextOfCast(new Set())).toBeUndefined()
  expect(localStorage.getItem('dramatis-cast')).toMatch(/^\d+:0$/)
  expect(CAST).toContain(nextOfCast(new Set()))
})

test('leaves out whom the visitor knows', () => {
  const [one = '', other = ''] = CAST
  localStorage.setItem('dramatis-cast', '7:0')
  expect(nextOfCast(new Set(CAST.filter((name) => name !== one)))).toBe(one)
  localStorage.setItem('dramatis-cast', '7:0')
  expect(nextOfCast(new Set(CAST.filter((name) => name !== other)))).toBe(other)
})

test.each(['', 'x', '1:', '-1:-1', `5:${CAST.length + 1000}`])(
  'goes on from a kept value of "%s"',
  (kept) => {
    localStorage.setItem('dramatis-cast', kept)
    expect(CAST).toContain(take(2)[1])
  },
)

test('nobody comes twice where the browser blocks its storage', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
  expect(new Set(take(20)).size).toBe(20)
})
