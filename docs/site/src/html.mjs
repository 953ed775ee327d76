/** @param {unknown} value */
export const escape = (value) => String(value).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** The fragment of a heading, as GitHub forms it. */
export const slugOf = (text) =>
  text
    .toLowerCase()
    .replace(/<[^>]+>/g, '')
    .replace(/[^\w\s.-]/g, '')
    .trim()
    .replace(/[\s.]+/g, '-')

/** The way from one page to another, so that the site works in any folder. */
export const linkFrom = (from, to) => '../'.repeat(from.split('/').length - 1) + to
