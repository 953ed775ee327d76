import fc from 'fast-check'
import { STYLE_IDS } from '@dramatis/catalogue'
import { reasons } from '../contract/reasons.ts'
import { sentenceIn } from './sentenceIn.ts'

const reasonNames = fc.constantFrom(...Object.keys(reasons))
const values = fc.record({
  field: fc.constantFrom('email', 'code', 'photo', 'prompt', ''),
  style: fc.constantFrom(...STYLE_IDS),
  styles: fc.uniqueArray(fc.constantFrom(...STYLE_IDS), { minLength: 1 }),
  minutes: fc.integer({ min: 1, max: 60 }),
  seconds: fc.integer({ min: 1, max: 5000 }),
  bytes: fc.integer({ min: 1, max: 10_000_000 }),
})
const error = 'The server says this in English.'

test.each(['de', 'es', 'ja', 'fr', 'pt-BR', 'ar'])(
  'has a sentence in %s for every reason',
  async (language) => {
    await fc.assert(
      fc.asyncProperty(reasonNames, values, async (reason, known) => {
        const sentence = await sentenceIn(language, { error, reason, values: known })
        expect(sentence).toMatchObject({ language })
        expect(sentence?.text).toMatch(/\p{L}/u)
        expect(sentence?.text).not.toMatch(/undefined|null|NaN|\[object|\b(?:please|the|again)\b/iu)
      }),
    )
  },
)

test.each([
  ['de', 'Gerade warten zu viele Porträts. Bitte in 2 Minuten noch einmal versuchen.'],
  ['es', 'Hay demasiados retratos en espera. Inténtalo de nuevo en 2 minutos.'],
  ['ja', '順番を待つポートレートが多すぎます。2 分後にもう一度お試しください。'],
  ['fr', 'Trop de portraits sont en attente. Réessayez dans 2 minutes.'],
  ['pt-BR', 'Há retratos demais na fila. Tente de novo em 2 minutos.'],
  [
    'ar',
    'في قائمة الانتظار بورتريهات كثيرة جدًا. يُرجى إعادة المحاولة لاحقًا، ومدة الانتظار: دقيقتان.',
  ],
])('says in %s when to come back', async (language, text) => {
  expect(
    await sentenceIn(language, { error, reason: 'queueFull', values: { seconds: 100 } }),
  ).toEqual({
    text,
    language,
  })
})

test.each([
  ['in English', 'en', {}],
  ['in a language without sentences', 'nl', {}],
  ['about values that it does not know', 'de', { seconds: 'soon' }],
])('keeps the server’s own sentence %s', async (_, language, known) => {
  expect(await sentenceIn(language, { error, reason: 'queueFull', values: known })).toEqual({
    text: error,
    language: 'en',
  })
})

test.each(['paintingFailed', 'newerThanThis', 'toString'])(
  'has no sentence for %s',
  async (reason) => {
    expect(await sentenceIn('de', { error, reason, values: {} })).toBeUndefined()
  },
)
