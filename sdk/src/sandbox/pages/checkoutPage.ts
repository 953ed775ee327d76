import type { CheckoutPublic } from '../../2025-03/checkouts.ts'
import { isUnknown } from '../../codec/union.ts'
import type { CheckoutTerms } from './checkoutTerms.ts'
import { countries } from './countries.ts'
import { customFieldControl, customFieldName } from './customFieldControl.ts'
import type { Values, FieldErrors } from './fields.ts'
import { fieldsOf, errorSummary } from './fields.ts'
import type { Html } from './html.ts'
import { html } from './html.ts'
import { money, page } from './page.ts'
import { discountText, limitsText, priceText } from './texts.ts'

/** The test cards that a buyer can choose from. */
export const cardChoices = [
  { value: 'tok_visa', label: 'Visa •••• 4242', hint: 'Works now and at every renewal.' },
  { value: 'tok_declined', label: 'Visa •••• 0002', hint: 'Is declined.' },
  {
    value: 'tok_declined_at_renewal',
    label: 'Visa •••• 0341',
    hint: 'Works now, but is declined at renewal.',
  },
  {
    value: 'tok_fails_later',
    label: 'Visa •••• 3220',
    hint: 'Is accepted, but the payment fails afterwards.',
  },
] as const

/** The state of the form on a checkout page. */
export interface CheckoutForm {
  readonly values: Values
  readonly errors: FieldErrors
  /** A change that the buyer should notice. */
  readonly notice?: string | undefined
  /** The script that sends messages to the embedding page, if there is one. */
  readonly script?: Html | undefined
  readonly terms: CheckoutTerms
}

/** The page of an open checkout, with the values entered so far and their errors. */
export const checkoutPage = (
  checkout: CheckoutPublic,
  { values, errors, notice, script, terms }: CheckoutForm,
): Html => {
  const title = `Buy ${checkout.product.name}`
  return page({
    title: Object.keys(errors).length > 0 ? `Error: ${title}` : title,
    organization: checkout.organization.name,
    main: html`<h1>${title}</h1>
      ${errorSummary(errors, labelsOf(checkout))}
      ${notice ? html`<div class="status" role="status"><p>${notice}</p></div>` : ''}
      <form class="columns" method="post" novalidate>
        <button class="default" name="action" value="pay" tabindex="-1" aria-hidden="true">
          Pay
        </button>
        ${summary(checkout, terms, values, errors)} ${buyerForm(checkout, terms, values, errors)}
      </form>
      ${script ?? ''}`,
  })
}

/** The initial values of the form. */
export const initialValues = (checkout: CheckoutPublic): Values => ({
  email: checkout.customerEmail ?? '',
  name: checkout.customerName ?? '',
  country: checkout.customerBillingAddress?.country ?? 'US',
  card: cardChoices[0].value,
  product: checkout.productId,
  amount: ((checkout.amount ?? 0) / 100).toFixed(2),
  ...Object.fromEntries(
    Object.entries(checkout.customFieldData ?? {}).map(([slug, value]) => [
      customFieldName(slug),
      value instanceof Date ? value.toISOString().slice(0, 10) : `${value ?? ''}`,
    ]),
  ),
})

const labelsOf = (checkout: CheckoutPublic): Values => ({
  email: 'Email',
  name: 'Name',
  country: 'Country',
  card: 'Test card',
  discount: 'Discount code',
  amount: 'Amount',
  ...Object.fromEntries(
    checkout.attachedCustomFields.flatMap(({ customField }) =>
      isUnknown(customField) ? [] : [[customFieldName(customField.slug), customField.name]],
    ),
  ),
})

const summary = (
  checkout: CheckoutPublic,
  terms: CheckoutTerms,
  values: Values,
  errors: FieldErrors,
): Html => {
  const { product, products, productPrice } = checkout
  const fields = fieldsOf({ values, errors })
  return html`<section class="sheet" aria-labelledby="what">
    <h2 id="what">${product.name}</h2>
    ${product.description ? html`<p class="soft">${product.description}</p>` : ''}
    ${
      product.benefits.length > 0
        ? html`<ul class="ticks">
            ${product.benefits.map(({ description }) => html`<li>${description}</li>`)}
          </ul>`
        : ''
    }
    ${
      products.length > 1
        ? html`${fields.choices(
              { name: 'product', label: 'Product' },
              products.map(({ id, name, prices }) => ({
                value: id,
                label: name,
                hint: prices[0] ? priceText(prices[0], terms.periods[id]) : '',
              })),
            )}<button name="action" value="choose">Choose product</button>`
        : ''
    }
    ${
      !isUnknown(productPrice) && productPrice.amountType === 'custom'
        ? html`<div class="beside">
              ${fields.line(
                {
                  name: 'amount',
                  label: `Amount in ${productPrice.priceCurrency.toUpperCase()}`,
                  hint: limitsText(productPrice),
                  required: true,
                },
                html`type="text" inputmode="decimal" autocomplete="transaction-amount"`,
              )}
            </div>
            <button name="action" value="choose">Set amount</button>`
        : ''
    }
    ${sums(checkout, terms)} ${terms.trial ? html`<p>${terms.trial}</p>` : ''}
    ${discountField(checkout, values, errors)}
  </section>`
}

const sums = (checkout: CheckoutPublic, { quantity, trial, periods }: CheckoutTerms): Html => {
  const { amount, subtotalAmount, taxAmount, totalAmount, productPrice, discount } = checkout
  const currency = checkout.currency ?? 'usd'
  const off = (amount ?? 0) - (subtotalAmount ?? amount ?? 0)
  return html`<dl class="sums">
    <dt>${quantity ?? priceText(productPrice, periods[checkout.product.id])}</dt>
    <dd>${money(amount ?? 0, currency)}</dd>
    ${
      discount && !trial
        ? html`<dt>${discountText(discount)}</dt>
            <dd>−${money(off, currency)}</dd>`
        : ''
    }
    ${
      taxAmount
        ? html`<dt>Tax</dt>
            <dd>${money(taxAmount, currency)}</dd>`
        : ''
    }
    <dt class="total">Total today</dt>
    <dd class="total">${money(totalAmount ?? 0, currency)}</dd>
  </dl>`
}

const discountField = (checkout: CheckoutPublic, values: Values, errors: FieldErrors): Html => {
  const { discount } = checkout
  if (discount && !isUnknown(discount)) {
    return html`<p class="row code">
      <span class="good">Discount ${discount.code ?? discount.name} applied</span>
      <button name="action" value="remove">Remove discount</button>
    </p>`
  }
  if (!checkout.allowDiscountCodes || checkout.isFreeProductPrice) return html``
  return html`<div class="beside code">
    ${fieldsOf({ values, errors }).line(
      { name: 'discount', label: 'Discount code', unmarked: true },
      html`type="text" autocomplete="off" autocapitalize="characters" spellcheck="false"`,
    )}
    <button name="action" value="apply">Apply</button>
  </div>`
}

const buyerForm = (
  checkout: CheckoutPublic,
  terms: CheckoutTerms,
  values: Values,
  errors: FieldErrors,
): Html => {
  const fields = fieldsOf({ values, errors })
  const { totalAmount, currency, isPaymentFormRequired, product } = checkout
  const total = money(totalAmount ?? 0, currency ?? 'usd')
  const verb = terms.trial ? 'Start the trial' : product.isRecurring ? 'Subscribe' : 'Pay'
  return html`<section class="sheet" aria-labelledby="who">
    <h2 id="who">Your details</h2>
    ${fields.line(
      { name: 'email', label: 'Email', required: true },
      html`type="email" autocomplete="email"`,
    )}
    ${fields.line({ name: 'name', label: 'Name' }, html`type="text" autocomplete="name"`)}
    ${fields.select(
      { name: 'country', label: 'Country', required: true },
      countries.map(({ code, name }) => ({ value: code, label: name })),
    )}
    ${checkout.attachedCustomFields.map((attached) => customFieldControl(attached, fields))}
    ${isPaymentFormRequired ? fields.choices({ name: 'card', label: 'Test card' }, cardChoices) : ''}
    <button class="primary" name="action" value="pay">
      ${isPaymentFormRequired ? `${verb} – ${total}` : 'Get it free'}
    </button>
    <p class="hint">This checkout is a sandbox: no card is charged, and nothing is bought.</p>
  </section>`
}
