/**
 * The page with elements between two comments: in place of those that it has, or before `</head>`.
 *
 * @param html the shell's `index.html`
 * @param links as from `preloadLinks` and `dataBlock`
 */
export const withLinks = (html: string, links: string): string =>
  withoutLinks(html).replace('</head>', () => `${BEGIN}${links}${END}</head>`)

/** The page as the shell's build wrote it. */
export const withoutLinks = (html: string): string => {
  const [from, to] = [html.indexOf(BEGIN), html.indexOf(END)]
  return from === -1 || to === -1 ? html : `${html.slice(0, from)}${html.slice(to + END.length)}`
}

const BEGIN = '<!--remotes-->'
const END = '<!--/remotes-->'
