import { readsUnknownWords } from '../properties/openness.ts'
import { testEach } from '../properties/Property.ts'

testEach('is read with an unknown word in any place', readsUnknownWords, 10)
