import type { Context } from 'hono'

/**
 * Whether a form was submitted from the sandbox's own pages, according to a header that scripts cannot set:
 * `sec-fetch-site` or, in older browsers, `origin`.
 */
export const isFromItsOwnPage = ({ req }: Context): boolean => {
  const site = req.header('sec-fetch-site')
  return site === undefined
    ? req.header('origin') === new URL(req.url).origin
    : site === 'same-origin'
}
