import * as fc from 'fast-check'
import { withLinks, withoutLinks } from './pageLinks.ts'

const built = fc
  .tuple(fc.string(), fc.string())
  .map(([head, body]) => `<head>${head}</head>${body}`)
  .filter((html) => html.indexOf('</head>') === html.lastIndexOf('</head>'))

it('replaces the links of the page, and gives back the page as it was built', () => {
  fc.assert(
    fc.property(built, fc.array(fc.webUrl(), { minLength: 1 }), (html, urls) => {
      const last = urls.at(-1) ?? ''
      const linked = urls.reduce(withLinks, html)
      expect(linked).toBe(withLinks(html, last))
      expect(linked).toContain(`${last}<!--/remotes--></head>`)
      expect(withoutLinks(linked)).toBe(html)
    }),
  )
})
