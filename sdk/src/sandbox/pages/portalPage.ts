import { isUnknown } from '../../codec/union.ts'
import type { CustomerBenefitGrant } from '../../2025-03/customerPortal/benefitGrants.ts'
import type {
  CustomerPortalCustomer,
  PaymentMethod,
} from '../../2025-03/customerPortal/customers.ts'
import type { DownloadableRead } from '../../2025-03/customerPortal/downloadables.ts'
import type { CustomerOrder } from '../../2025-03/customerPortal/orders.ts'
import type { CustomerSubscription } from '../../2025-03/customerPortal/subscriptions.ts'
import type { LicenseKeyRead } from '../../2025-03/licenseKeys.ts'
import { cardChoices } from './checkoutPage.ts'
import { fieldsOf } from './fields.ts'
import type { Html } from './html.ts'
import { html } from './html.ts'
import { day, money, page } from './page.ts'

/** Everything that the customer portal shows. */
export interface Portal {
  readonly organization: string
  readonly customer: CustomerPortalCustomer
  readonly subscriptions: readonly PortalSubscription[]
  readonly orders: readonly (CustomerOrder & { readonly invoiceUrl: string })[]
  readonly paymentMethods: readonly PaymentMethod[]
  readonly grants: readonly CustomerBenefitGrant[]
  readonly licenseKeys: readonly LicenseKeyRead[]
  readonly downloadables: readonly DownloadableRead[]
}

interface PortalSubscription extends CustomerSubscription {
  /** How often it is billed, such as `every 3 months`. */
  readonly period: string
}

/** The result of the customer's last action. */
export interface PortalMessage {
  readonly notice?: string | undefined
  readonly error?: string | undefined
}

/** The customer portal: purchases, and forms to manage them. */
export const portalPage = (portal: Portal, { notice, error }: PortalMessage): Html =>
  page({
    title: error ? 'Error: Your purchases' : 'Your purchases',
    organization: portal.organization,
    main: html`<div class="list">
      <h1>Your purchases</h1>
      <p class="soft">${portal.customer.email}</p>
      ${notice ? html`<div class="status" role="status"><p>${notice}</p></div>` : ''}
      ${error ? html`<div class="alert" role="alert"><p>${error}</p></div>` : ''}
      ${subscriptions(portal)} ${benefits(portal)} ${orders(portal)} ${paymentMethods(portal)}
    </div>`,
  })

const section = (id: string, title: string, content: Html): Html =>
  html`<section class="sheet" aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    ${content}
  </section>`

const subscriptions = ({ subscriptions }: Portal): Html =>
  section(
    'subscriptions',
    'Subscriptions',
    subscriptions.length === 0
      ? html`<p class="soft">You have no subscriptions.</p>`
      : html`<ul class="plain">
          ${subscriptions.map(subscription)}
        </ul>`,
  )

const subscription = (row: PortalSubscription): Html =>
  html`<li>
    <div class="row">
      <div>
        <h3>${row.product.name}</h3>
        <p class="soft small">${terms(row)} ${state(row)}</p>
      </div>
      ${
        isRunning(row) && row.cancelAtPeriodEnd
          ? action('resume', row.id, html`<button>Keep ${row.product.name}</button>`)
          : ''
      }
    </div>
    ${isRunning(row) && !row.cancelAtPeriodEnd ? cancelForm(row) : ''}
  </li>`

const isRunning = ({ status }: CustomerSubscription): boolean =>
  ['active', 'trialing', 'past_due'].includes(status)

const terms = ({ amount, currency, period }: PortalSubscription): string =>
  amount ? `${money(amount, currency ?? 'usd')} ${period}.` : 'Free.'

const state = (row: CustomerSubscription): string => {
  const { status, currentPeriodEnd, cancelAtPeriodEnd, endedAt, endsAt } = row
  if (!isRunning(row)) return endedAt ? `Ended on ${day(endedAt)}.` : `It is ${status}.`
  const end = endsAt ?? currentPeriodEnd
  if (cancelAtPeriodEnd) return end ? `Ends on ${day(end)}.` : 'Ends with the current period.'
  if (status === 'past_due') return 'The last payment failed: add a card that works.'
  return currentPeriodEnd ? `Renews on ${day(currentPeriodEnd)}.` : ''
}

const reasons = [
  { value: '', label: 'Prefer not to say' },
  { value: 'too_expensive', label: 'It is too expensive' },
  { value: 'unused', label: 'I do not use it enough' },
  { value: 'missing_features', label: 'It is missing something I need' },
  { value: 'low_quality', label: 'It is not good enough' },
  { value: 'too_complex', label: 'It is too complicated' },
  { value: 'switched_service', label: 'I use something else now' },
  { value: 'customer_service', label: 'Customer service' },
  { value: 'other', label: 'Another reason' },
]

const cancelForm = ({ id, product, currentPeriodEnd }: CustomerSubscription): Html => {
  const reason = `reason-${id}`
  const comment = `comment-${id}`
  return html`<details>
    <summary>Cancel ${product.name}</summary>
    ${action(
      'cancel',
      id,
      html`<p>
          ${currentPeriodEnd ? `You keep it until ${day(currentPeriodEnd)}.` : ''} You will not be
          charged again.
        </p>
        <div class="field">
          <label for="${reason}">Why are you canceling?</label>
          <select id="${reason}" name="reason">
            ${reasons.map(({ value, label }) => html`<option value="${value}">${label}</option>`)}
          </select>
        </div>
        <div class="field">
          <label for="${comment}">What could be better? <span class="hint">(optional)</span></label>
          <textarea id="${comment}" name="comment" maxlength="1000"></textarea>
        </div>
        <button class="danger">Cancel at the end of the period</button>`,
    )}
  </details>`
}

const benefits = ({ grants, licenseKeys, downloadables }: Portal): Html | '' => {
  const granted = grants.flatMap((grant) =>
    isUnknown(grant) || !grant.isGranted || grant.isRevoked ? [] : [grant],
  )
  if (granted.length === 0) return ''
  return section(
    'benefits',
    'Your benefits',
    html`<ul class="plain">
      ${granted.map(
        ({ benefit, benefitId }) =>
          html`<li>
            <h3>${benefit.description}</h3>
            ${'note' in benefit.properties && benefit.properties.note ? html`<p>${benefit.properties.note}</p>` : ''}
            ${licenseKeys
              .filter((key) => key.benefitId === benefitId)
              .map(
                (key) =>
                  html`<p>
                    <code>${key.key}</code> <span class="soft small">${usage(key)}</span>
                  </p>`,
              )}
            ${downloadables
              .filter((downloadable) => downloadable.benefitId === benefitId)
              .map(({ file }) => html`<p><a href="${file.download.url}">${file.name}</a></p>`)}
          </li>`,
      )}
    </ul>`,
  )
}

const usage = ({ status, usage, limitUsage, expiresAt }: LicenseKeyRead): string =>
  [
    status,
    ...(limitUsage == null ? [] : [`used ${usage} of ${limitUsage} times`]),
    ...(expiresAt ? [`until ${day(expiresAt)}`] : []),
  ].join(', ')

const orders = ({ orders }: Portal): Html =>
  section(
    'orders',
    'Orders',
    orders.length === 0
      ? html`<p class="soft">You have not ordered anything.</p>`
      : html`<ul class="plain">
          ${orders.map(
            ({ createdAt, product, amount, taxAmount, currency, invoiceUrl }) =>
              html`<li class="row">
                <div>
                  <h3>${product.name}</h3>
                  <p class="soft small">
                    ${day(createdAt)}, ${money(amount + taxAmount, currency)}
                  </p>
                </div>
                <a
                  class="button"
                  href="${invoiceUrl}"
                  aria-label="Invoice from ${day(createdAt)}, ${product.name}"
                  >Invoice</a
                >
              </li>`,
          )}
        </ul>`,
  )

const paymentMethods = ({ paymentMethods }: Portal): Html =>
  section(
    'cards',
    'Payment methods',
    html`${
        paymentMethods.length === 0
          ? html`<p class="soft">No card saved.</p>`
          : html`<ul class="plain">
              ${paymentMethods.map((method) => {
                const name = methodName(method)
                return html`<li class="row">
                  <span
                    >${name}${method.default ? html` <span class="soft">(default)</span>` : ''}</span
                  >
                  ${action('removeCard', method.id, html`<button aria-label="Remove ${name}">Remove</button>`)}
                </li>`
              })}
            </ul>`
      }
      <details>
        <summary>Add a test card</summary>
        ${action(
          'addCard',
          '',
          html`${fieldsOf({ values: {}, errors: {} }).choices(
              { name: 'card', label: 'Test card' },
              cardChoices,
            )}<button>Add and use this card</button>`,
        )}
      </details>`,
  )

const methodName = (method: PaymentMethod): string =>
  'card' in method ? `${capitalized(method.card.brand)} •••• ${method.card.last4}` : method.type

const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** A form that posts to the URL of the page, which contains the session. */
const action = (name: string, id: string, content: Html): Html =>
  html`<form method="post">
    <input type="hidden" name="action" value="${name}" />
    <input type="hidden" name="id" value="${id}" />
    ${content}
  </form>`
