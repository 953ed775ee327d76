import { Hono } from 'hono'
import { html } from 'hono/html'
import { secureHeaders } from 'hono/secure-headers'

/** Stands where the billing platform's hosted checkout will: it says so and sells nothing. */
export const checkoutApp = (): Hono => {
  const app = new Hono()
  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      strictTransportSecurity: false,
    }),
  )
  app.get('/checkout', (context) =>
    context.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <title>Dramatis Premium: checkout place-holder</title>
          </head>
          <body>
            <main>
              <h1>Dramatis Premium</h1>
              <p>$4.99 per month, 7-day money-back guarantee.</p>
              <p>
                This page stands where the billing platform's hosted checkout will be. Nothing can
                be bought here, and no money moves. Close this tab to return to Dramatis.
              </p>
            </main>
          </body>
        </html>`,
    ),
  )
  return app
}
