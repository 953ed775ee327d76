import type { Page, Route } from 'playwright-core'

/** Waits for the next request to an origin and returns its route, which the test must handle. */
export const nextRoute = (page: Page, origin: string): Promise<Route> =>
  new Promise((resolve) => void page.route(`${origin}/**`, resolve, { times: 1 }))
