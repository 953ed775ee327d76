import subsetFont from 'subset-font'

/**
 * A webpack loader that reduces a typeface to what an embed needs: the letters of Western European languages, without
 * hinting. Its options are passed to `subset-font`.
 */
export default function subset(font) {
  const done = this.async()
  const options = { targetFormat: 'woff2', noHinting: true, ...this.getOptions() }
  subsetFont(font, CHARACTERS, options).then(
    (subsetted) => done(null, subsetted),
    (error) => done(error),
  )
}

export const raw = true

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))

const CHARACTERS = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff).filter((character) => /\p{L}/u.test(character)),
  ...'\u00a0¡¿«»·°©ıŒœ–—‘’‚“”„…‹›€™',
].join('')
