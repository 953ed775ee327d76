import { html } from 'hono/html'
import type { Addition } from '../http/createApp.ts'
import { money } from '../pages/page.ts'
import { related } from '../store/related.ts'

/** The page that `orders.invoice` links to, ready to print. */
export const addInvoices: Addition = (app, world) =>
  app.get('/invoices/:token', (context) => {
    const [order] = world.state.orders.where('invoiceToken', context.req.param('token'))
    if (!order) return context.notFound()
    const customer = related(world, 'customers', order.customerId)
    const organization = related(world, 'organizations', order.organizationId)
    const product = related(world, 'products', order.productId)
    const day = order.createdAt.toISOString().slice(0, 10)
    context.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    context.header('referrer-policy', 'no-referrer')
    return context.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <meta name="color-scheme" content="light dark" />
            <title>Invoice, ${day}</title>
            <style>
              body {
                font: 1rem/1.6 system-ui;
                max-width: 40rem;
                margin: 2rem auto;
                padding-inline: 1rem;
              }
              dt {
                font-weight: 600;
              }
              dd {
                margin: 0 0 0.75rem;
              }
            </style>
          </head>
          <body>
            <main>
              <h1>Invoice</h1>
              <p>Sandbox: no money has moved.</p>
              <dl>
                <dt>Date</dt>
                <dd><time datetime="${day}">${day}</time></dd>
                <dt>Order</dt>
                <dd>${order.id}</dd>
                <dt>From</dt>
                <dd>${organization.name}</dd>
                <dt>To</dt>
                <dd>${customer.name ? `${customer.name}, ` : ''}${customer.email}</dd>
                <dt>For</dt>
                <dd>${product.name}</dd>
                <dt>Total</dt>
                <dd>${money(order.amount + order.taxAmount, order.currency)}</dd>
                ${
                  order.refundedAmount > 0
                    ? html`<dt>Refunded</dt>
                        <dd>${money(order.refundedAmount, order.currency)}</dd>`
                    : ''
                }
              </dl>
            </main>
          </body>
        </html>`,
    )
  })
