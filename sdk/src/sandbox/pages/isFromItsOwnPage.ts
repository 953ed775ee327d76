import type { Context } from 'hono'

/** Checks a header that only a browser can send; an older browser may still send its origin. */
export const isFromItsOwnPage = ({ req }: Context): boolean => {
  const site = req.header('sec-fetch-site')
  return site === undefined
    ? req.header('origin') === new URL(req.url).origin
    : site === 'same-origin'
}
