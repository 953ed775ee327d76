import { html } from '../pages/html.ts'
import type { Html } from '../pages/html.ts'
import { money, period } from '../pages/page.ts'
import { related } from '../store/related.ts'
import type { DisputeOutcome } from '../DisputeOutcome.ts'
import { disputeOutcomes } from '../DisputeOutcome.ts'
import { isOpen } from '../rules/disputes.ts'
import { isActive } from '../rules/subscriptions.ts'
import type { OrderRow, SubscriptionRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import type { Dashboard } from './Dashboard.ts'
import { nextRenewal } from './nextRenewal.ts'
import { act, badge, dayOf, items, MAX_ITEMS, moment } from './items.ts'

/** The parts that are rendered again only after a change to the shop, since they go through all its rows. */
export const shopParts = {
  products: ({ world }: Dashboard): Html => {
    const rows = newest(world.state.products.all().filter(({ isArchived }) => !isArchived))
    return items(
      rows.shown.map(({ id, name }) => ({
        title: name,
        text: pricesOf(world, id),
        end: checkoutOf(world, id, name),
      })),
      html`There are no products yet. Add one with <code>client.products.create(…)</code>.`,
      rows.total,
    )
  },

  subscriptions: ({ world }: Dashboard): Html => {
    const rows = newest(world.state.subscriptions.all())
    return items(
      rows.shown.map((row) => ({
        title: emailOf(world, row.customerId),
        text: html`${productOf(world, row.productId)} · ${termsOf(row)}`,
        end: badge(row.status),
      })),
      'Nobody has subscribed yet.',
      rows.total,
    )
  },

  orders: ({ world }: Dashboard): Html => {
    const rows = newest(world.state.orders.all())
    return items(
      rows.shown.map((row) => ({
        title: emailOf(world, row.customerId),
        text: html`${productOf(world, row.productId)} · ${row.billingReason.replaceAll('_', ' ')} ·
        ${moment(row.createdAt)}`,
        end: html`<span class="amount">${money(totalOf(row), row.currency)}</span>
          ${badge(row.status)} ${disputeOf(world, row)}`,
      })),
      'Nothing has been ordered yet.',
      rows.total,
    )
  },

  customers: ({ world }: Dashboard): Html => {
    const rows = newest(world.state.customers.all().filter(({ deletedAt }) => !deletedAt))
    return items(
      rows.shown.map(({ id, email, name, createdAt }) => ({
        title: email,
        text: html`${name ? `${name} · ` : ''}since ${dayOf(createdAt)} · <code>${id}</code>`,
        end: act(
          'portal',
          { id },
          html`<button id="portal-${id}" aria-label="Portal for ${email}">Portal</button>`,
          true,
        ),
      })),
      html`Nobody has bought anything yet.`,
      rows.total,
    )
  },

  renewal: ({ world }: Dashboard): Html => {
    const next = nextRenewal(world)
    return next
      ? html`Next renewal or end: ${moment(next)}`
      : html`No subscription is due to renew or end.`
  },

  sums: (dashboard: Dashboard): Html => {
    const { world } = dashboard
    const { customers, orders, subscriptions } = world.state
    return html`<ul class="sums">
      ${[
        ['Subscriptions', 'active', subscriptions.all().filter(isActive).length],
        ['Customers', 'in all', customers.all().filter(({ deletedAt }) => !deletedAt).length],
        ['Orders', revenueOf(orders.all()), orders.size],
        ['Webhooks', 'delivered', deliveredCount(dashboard)],
      ].map(
        ([name, unit, count]) =>
          html`<li>
            <a href="#${`${name}`.toLowerCase()}"
              ><span class="number">${count}</span> ${name}
              <span class="soft small">${unit}</span></a
            >
          </li>`,
      )}
    </ul>`
  },
} satisfies Readonly<Record<string, (dashboard: Dashboard) => Html>>

export const deliveredCount = ({ webhooks }: Dashboard): number =>
  webhooks.deliveries().filter(({ state }) => state === 'delivered').length

/** The customer's email, even after the customer has been deleted. */
export const emailOf = (world: World, customerId: string): string =>
  world.state.customers.get(customerId)?.email ?? customerId

const newest = <Row>(
  rows: readonly Row[],
): { readonly shown: readonly Row[]; readonly total: number } => ({
  shown: rows.slice(-MAX_ITEMS).reverse(),
  total: rows.length,
})

const productOf = (world: World, id: string): string => world.state.products.get(id)?.name ?? id

const totalOf = ({ amount, taxAmount }: OrderRow): number => amount + taxAmount

const DECISIONS: Readonly<Record<DisputeOutcome, string>> = {
  won: 'Won',
  lost: 'Lost',
  prevented: 'Prevented',
}

/** The order's dispute with its possible outcomes, or a button that opens one. */
const disputeOf = (world: World, { id, amount, refundedAmount, customerId }: OrderRow): Html => {
  const disputes = world.state.disputes.where('orderId', id)
  const open = disputes.find(isOpen)
  const email = emailOf(world, customerId)
  const last = disputes.at(-1)
  if (open) {
    const decisions = disputeOutcomes.map((outcome) =>
      act(
        'decideDispute',
        { id: open.id, outcome },
        html`<button
          id="${outcome}-${id}"
          aria-label="${DECISIONS[outcome]}: the dispute by ${email}"
        >
          ${DECISIONS[outcome]}
        </button>`,
      ),
    )
    return html`${badge('disputed')} ${decisions}`
  }
  return html`${last ? badge(`dispute ${last.status}`) : ''}
  ${
    refundedAmount < amount
      ? act(
          'dispute',
          { id },
          html`<button id="dispute-${id}" aria-label="Dispute the order from ${email}">
            Dispute
          </button>`,
        )
      : ''
  }`
}

const revenueOf = (orders: readonly OrderRow[]): string => {
  const [first] = orders
  if (!first) return 'in all'
  const paid = orders.map((row) => totalOf(row) - row.refundedAmount - row.refundedTaxAmount)
  return money(
    paid.reduce((sum, each) => sum + each, 0),
    first.currency,
  )
}

const termsOf = (row: SubscriptionRow): Html => {
  const { amount, currency, currentPeriodEnd, cancelAtPeriodEnd, endedAt } = row
  const worth = amount ? `${money(amount, currency ?? 'usd')} ${period(row)}` : 'free'
  const end = row.endsAt ?? currentPeriodEnd
  if (endedAt) return html`${worth} · ended ${dayOf(endedAt)}`
  if (!end) return html`${worth}`
  return html`${worth} · ${cancelAtPeriodEnd ? 'ends' : 'renews'} ${dayOf(end)}`
}

const pricesOf = (world: World, productId: string): string =>
  world.state.prices
    .where('productId', productId)
    .filter(({ isArchived }) => !isArchived)
    .map(({ amountType, priceAmount, priceCurrency }) =>
      [
        priceAmount === null ? amountType : money(priceAmount, priceCurrency),
        period(related(world, 'products', productId)),
      ]
        .join(' ')
        .trim(),
    )
    .join(', ')

/** A product's first checkout link, if it has one. */
const checkoutOf = (world: World, productId: string, name: string): Html | undefined => {
  const link = world.state.checkoutLinks
    .all()
    .find(({ productIds }) => productIds.includes(productId))
  return (
    link &&
    html`<a
      class="button"
      id="buy-${productId}"
      href="/checkout-links/${link.clientSecret}"
      target="_blank"
      aria-label="Checkout for ${name}"
      >Checkout</a
    >`
  )
}
