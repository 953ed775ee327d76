import { CARD, openGraphLocale } from '@dramatis/catalogue'
import { html } from 'hono/html'
import type { SharedPortrait } from '../contract/index.ts'
import { WRITTEN, type WrittenLanguage } from '../sentences/acceptedLanguage.ts'
import { shareTexts } from './shareTexts.ts'

interface Addresses {
  /** The page with this portrait in its form. */
  readonly page: string
  /** The picture for messengers. */
  readonly card: string
  /** This document. */
  readonly link: string
}

/** A document that describes a portrait with the Open Graph protocol, and redirects to the page. */
export const shareDocument = async (
  shared: SharedPortrait,
  { page, card, link }: Addresses,
  language: WrittenLanguage,
): Promise<string> => {
  const { title, description, alt } = shareTexts(shared, language)
  const text = await html`<!doctype html>
    <html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta http-equiv="refresh" content="0; url=${page}" />
        <title>${title}</title>
        <meta name="description" content="${description}" />
        <meta name="robots" content="noindex" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="Dramatis" />
        <meta property="og:locale" content="${openGraphLocale(language)}" />
        ${WRITTEN.filter((other) => other !== language).map(
          (other) =>
            html`<meta property="og:locale:alternate" content="${openGraphLocale(other)}" />`,
        )}
        <meta property="og:title" content="${title}" />
        <meta property="og:description" content="${description}" />
        <meta property="og:url" content="${link}" />
        <meta property="og:image" content="${card}" />
        <meta property="og:image:type" content="${CARD.type}" />
        <meta property="og:image:width" content="${CARD.width}" />
        <meta property="og:image:height" content="${CARD.height}" />
        <meta property="og:image:alt" content="${alt}" />
        <meta name="twitter:card" content="summary_large_image" />
      </head>
      <body>
        <p><a href="${page}">${title}</a></p>
      </body>
    </html>`
  return text.toString()
}
