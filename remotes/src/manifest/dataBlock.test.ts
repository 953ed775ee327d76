import * as fc from 'fast-check'
import { dataBlock } from './dataBlock.ts'

it('contains the document, whatever its texts are, and nothing that ends the element', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom('</script>', '<!--', '<!--/remotes-->'), (json, end) => {
      const value: unknown = JSON.parse(json)
      const document = { value, end }
      const [, text = ''] =
        /^<script [^>]*>([^<]*)<\/script>$/s.exec(dataBlock('a.json', document)) ?? []
      expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(document))
    }),
  )
})
