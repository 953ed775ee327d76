/** @param {unknown} value */
export const escape = (value) => String(value).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** The URL fragment of a heading, in GitHub's form. */
export const slugOf = (text) =>
  text
    .toLowerCase()
    .replace(/<[^>]+>/g, '')
    .replace(/[^\w\s.-]/g, '')
    .trim()
    .replace(/[\s.]+/g, '-')

/** The relative path from one page to another, so that the site works in any folder. */
export const linkFrom = (from, to) => '../'.repeat(from.split('/').length - 1) + to
