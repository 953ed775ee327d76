import fc from 'fast-check'
import { base64Bytes } from './base64Bytes.ts'

const anySpelling = fc.record({
  head: fc.constantFrom('', 'data:image/png;base64,', ' data:image/jpeg;charset=utf-8;base64,'),
  encoding: fc.constantFrom('base64', 'base64url'),
  isPadded: fc.boolean(),
  line: fc.record({
    length: fc.integer({ min: 1, max: 76 }),
    end: fc.constantFrom('', '\n', '\r\n'),
  }),
})

test('reads the base64 of any bytes in any spelling', () => {
  fc.assert(
    fc.property(fc.uint8Array(), anySpelling, (bytes, { head, encoding, isPadded, line }) => {
      const plain = Buffer.from(bytes).toString(encoding)
      const padded = isPadded ? plain : plain.replace(/=+$/, '')
      const text = head + padded.replace(new RegExp(`.{${line.length}}`, 'g'), `$&${line.end}`)
      expect(Array.from(base64Bytes(text))).toEqual(Array.from(bytes))
    }),
  )
})
