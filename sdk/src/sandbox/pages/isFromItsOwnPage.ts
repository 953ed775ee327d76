import type { Context } from 'hono'

/** By what only a browser can say; a browser that does not say it may still name its origin. */
export const isFromItsOwnPage = ({ req }: Context): boolean => {
  const site = req.header('sec-fetch-site')
  return site === undefined
    ? req.header('origin') === new URL(req.url).origin
    : site === 'same-origin'
}
