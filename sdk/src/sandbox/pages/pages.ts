import type { Addition } from '../http/createApp.ts'
import { checkoutPages } from './checkoutPages.ts'
import { consentPages } from './consentPages.ts'
import { embedded, EMBEDDED_PATH } from './embedded.ts'
import { STYLE_PATH } from './page.ts'
import { portalPages } from './portalPages.ts'
import { style } from './style.ts'

/** The pages of the sandbox, and the style sheet and the script that they load. */
export const pages: Addition = (app, world) => {
  app.get(STYLE_PATH, (context) =>
    context.body(style, 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'max-age=3600',
      'x-content-type-options': 'nosniff',
    }),
  )
  app.get(EMBEDDED_PATH, (context) =>
    context.body(embedded, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    }),
  )
  checkoutPages(app, world)
  portalPages(app, world)
  consentPages(app, world)
}
