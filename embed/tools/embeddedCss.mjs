import { Buffer } from 'node:buffer'
import { transform } from 'lightningcss'

/** A webpack loader that makes CSS independent of the root font size of the partner's page. */
export default function embeddedCss(css) {
  const { code } = transform({
    filename: this.resourcePath,
    code: Buffer.from(inVisitorsSize(css)),
    minify: true,
  })
  return Buffer.from(code).toString()
}

/** The smallest text on a partner's page, in px. */
const MIN_TEXT_PX = 14
const REM_PX = 16

/**
 * Replaces rem, the root font size of the partner's page, with `--rem`, the visitor's own font size. Lengths that
 * would be shorter than {@link MIN_TEXT_PX} become that long, so that text stays readable.
 *
 * @param {string} css
 */
export const inVisitorsSize = (css) =>
  css.replace(/(?<![\w.-])(\d*\.?\d+)rem\b/g, (_, factor) => {
    const length = factor === '1' ? 'var(--rem)' : `calc(${factor} * var(--rem))`
    return Number(factor) * REM_PX < MIN_TEXT_PX ? `max(${MIN_TEXT_PX}px, ${length})` : length
  })
