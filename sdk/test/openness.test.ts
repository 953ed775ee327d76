import { readsUnknownWords } from './properties/openness.ts'
import { checkSample } from './properties/Property.ts'

test('a response is read with an unknown word in any place', () =>
  checkSample(readsUnknownWords, 50))
