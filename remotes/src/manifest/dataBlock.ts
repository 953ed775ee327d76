/**
 * A JSON document as a part of the page, which reads it there instead of fetching it. The browser does not run it, so
 * a Content Security Policy allows it.
 *
 * @param name the document's path on the site, which becomes the element's id
 */
export const dataBlock = (name: string, document: unknown): string =>
  `<script type="application/json" id="${name}">${JSON.stringify(document).replaceAll('<', '\\u003c')}</script>`
