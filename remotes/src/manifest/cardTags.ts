import { CARD } from '@dramatis/catalogue'

/**
 * What messengers show beside the page's title, which its build has: its address and a picture, which the Open Graph
 * protocol wants absolute, so that they are known only where the page is published.
 *
 * @param pageUrl the page's public address, with a slash at its end
 * @returns HTML for the page's head
 */
export const cardTags = (pageUrl: string): string => {
  const tags = {
    'og:url': pageUrl,
    'og:image': `${pageUrl}card.jpg`,
    'og:image:type': CARD.type,
    'og:image:width': CARD.width,
    'og:image:height': CARD.height,
    'og:image:alt': 'Three portraits by Dramatis, side by side',
  }
  return [
    ...Object.entries(tags).map(
      ([property, content]) => `<meta property="${property}" content="${content}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('')
}
