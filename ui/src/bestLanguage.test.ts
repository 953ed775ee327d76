import * as fc from 'fast-check'
import { bestLanguage } from './bestLanguage.ts'

const available = ['de', 'en', 'pt-BR']

it.each([
  [['de'], 'de'],
  [['de-AT', 'en'], 'de'],
  [['DE-ch'], 'de'],
  [['fr', 'en-GB', 'de'], 'en'],
  [['pt-br'], 'pt-BR'],
  [['pt-BR-x-own'], 'pt-BR'],
  [['pt'], 'pt-BR'],
  [['pt-PT', 'en'], 'pt-BR'],
  [['fr', 'pt', 'de'], 'pt-BR'],
  [['den', ''], undefined],
  [[], undefined],
])('picks the best language for %j: %j', (wanted, best) => {
  expect(bestLanguage(wanted, available)).toBe(best)
})

it('picks an available language if at least one wanted language is available', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.constantFrom(...available), (wanted, last) => {
      expect(available).toContain(bestLanguage([...wanted, last], available))
    }),
  )
})
