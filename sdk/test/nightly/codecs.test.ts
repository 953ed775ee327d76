import { decodesWhatItEncodes, locatesErrors, neverThrows } from '../properties/codecs.ts'
import { testEach } from '../properties/Property.ts'

testEach('decodes what it encodes, and ignores unknown properties', decodesWhatItEncodes, 10)
testEach('never throws', neverThrows, 50)
testEach('rejects a corrupted response with the location of the error', locatesErrors, 10)
