import * as E from 'fp-ts/lib/Either.js'
import { pathOf, sharedPortraitQuery, shareLinkPath } from '../contract/index.ts'
import { acceptedLanguage } from '../sentences/acceptedLanguage.ts'
import type { Handler } from '../requests/Handler.ts'
import { refuse } from '../http/refuse.ts'
import type { Refusal } from '../refusals/Refusal.ts'
import { shareDocument } from './shareDocument.ts'
import { isShortLink, sharedIn } from './sharedIn.ts'

export interface ShareDeps {
  /** The page to which the links lead. Absent: there are no share links. */
  readonly pageUrl?: string | undefined
  /** The functions' own URL, without a trailing slash. */
  readonly functionsUrl?: string | undefined
}

/**
 * `GET share`, and every short link: a document for messengers, which run no scripts. It sends a browser to the page,
 * with the portrait in the query. Neither URL comes from the request, so a link leads nowhere else, and anyone may cache
 * the response.
 */
export const share =
  ({ pageUrl, functionsUrl = '' }: ShareDeps): Handler =>
  async (request, { note }) => {
    const shared = sharedIn(request)
    if (E.isLeft(shared)) return refuse(note)(shared.left)
    if (pageUrl === undefined) return refuse(note)(noShareLinks)
    if (shared.right === undefined) {
      return new Response(null, { status: 302, headers: { location: pageUrl } })
    }
    const query = sharedPortraitQuery(shared.right)
    const text = await shareDocument(
      shared.right,
      {
        page: `${pageUrl}?${query}`,
        card: `${functionsUrl}${pathOf('card')}?${query}`,
        // The same kind of address as requested, since messengers may request it again.
        link: `${functionsUrl}${
          isShortLink(new URL(request.url).pathname)
            ? shareLinkPath(shared.right)
            : `${pathOf('share')}?${query}`
        }`,
      },
      acceptedLanguage(request.headers),
    )
    return new Response(text, { headers: HEADERS })
  }

const noShareLinks: Refusal = {
  status: 501,
  error: 'There are no share links here. Set PAGE_URL to the URL of the page.',
  reason: 'noShareLinks',
}

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'public, max-age=3600',
  vary: 'accept-language',
}
