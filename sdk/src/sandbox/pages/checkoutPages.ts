import type { Context } from 'hono'
import type {
  CheckoutConfirmStripe,
  CheckoutPublic,
  CheckoutUpdatePublic,
} from '../../2025-03/checkouts.ts'
import { isUnknown } from '../../codec/union.ts'
import { paymentError } from '../../documentedErrors.ts'
import type { Addition } from '../http/createApp.ts'
import { nobody } from '../Principal.ts'
import type { Location, Problem } from '../Problem.ts'
import { handlers } from '../2025-03/handlers.ts'
import { portalPath } from '../rules/customers.ts'
import type { World } from '../World.ts'
import { checkoutEnd } from './checkoutEnd.ts'
import type { CheckoutForm } from './checkoutPage.ts'
import { checkoutPage, initialValues } from './checkoutPage.ts'
import { checkoutTerms } from './checkoutTerms.ts'
import { endPath, pathOf, successUrl } from './checkoutUrls.ts'
import { customFieldAnswers, customFieldName } from './customFieldControl.ts'
import { embeddedScript } from './embedded.ts'
import type { Values } from './fields.ts'
import { errorsOf } from './fields.ts'
import { followLink } from './followLink.ts'
import type { Html } from './html.ts'
import { pageHeaders } from './page.ts'
import { perform } from './perform.ts'
import { problemPage } from './problemPage.ts'
import { readForm } from './readForm.ts'

/** The pages of a checkout, which work without scripts. */
export const checkoutPages: Addition = (app, world) => {
  app.get('/checkout/:clientSecret', (context) => {
    const outcome = read(world, context.req.param('clientSecret'))
    if (!outcome.done) return notFound(context)
    return showCheckout(context, world, outcome.value, 200)
  })

  app.get('/checkout/:clientSecret/confirmation', async (context) => {
    const outcome = read(world, context.req.param('clientSecret'))
    if (!outcome.done) return notFound(context)
    if (outcome.value.status === 'open') return context.redirect(pathOf(outcome.value), 303)
    const token = context.req.query('customer_session_token')
    return showEnd(
      context,
      outcome.value,
      token ? `${world.url}${portalPath({ token })}` : undefined,
    )
  })

  app.post('/checkout/:clientSecret', async (context) => {
    const clientSecret = context.req.param('clientSecret')
    const values = await readForm(context.req.raw)
    const outcome = read(world, clientSecret)
    if (!outcome.done) return notFound(context)
    const checkout = outcome.value
    if (!values || checkout.status !== 'open') return context.redirect(pathOf(checkout), 303)
    return act(context, world, checkout, values)
  })

  app.get('/checkout-links/:clientSecret', async (context) => {
    const outcome = perform(world, () =>
      followLink(world, context.req.param('clientSecret'), {
        email: context.req.query('customer_email'),
        discountCode: context.req.query('discount_code'),
      }),
    )
    return outcome.done ? context.redirect(outcome.value, 303) : notFound(context)
  })
}

const read = (world: World, clientSecret: string) =>
  perform(world, () =>
    handlers.checkouts.clientGet({ world, request: { clientSecret }, principal: nobody }),
  )

const update = (
  world: World,
  { clientSecret }: CheckoutPublic,
  checkoutUpdatePublic: CheckoutUpdatePublic,
) =>
  perform(world, () =>
    handlers.checkouts.clientUpdate({
      world,
      request: { clientSecret, checkoutUpdatePublic },
      principal: nobody,
    }),
  )

const confirm = (
  world: World,
  { clientSecret }: CheckoutPublic,
  checkoutConfirmStripe: CheckoutConfirmStripe,
) =>
  perform(world, () =>
    handlers.checkouts.clientConfirm({
      world,
      request: { clientSecret, checkoutConfirmStripe },
      principal: nobody,
    }),
  )

/** Performs the action of the button that was pressed. The response keeps everything that was entered. */
const act = (
  context: Context,
  world: World,
  checkout: CheckoutPublic,
  values: Values,
): Response | Promise<Response> => {
  const code = values.discount?.trim() ?? ''
  switch (values.action) {
    case 'remove':
      return applyChange(context, world, checkout, { discountCode: null }, values)
    case 'choose':
      return applyChange(context, world, checkout, choice(checkout, values), values)
    case 'apply':
      return code === ''
        ? showCheckout(context, world, checkout, 422, {
            values,
            errors: { discount: 'Enter a discount code first.' },
          })
        : applyChange(context, world, checkout, { discountCode: code }, values)
    default:
      return pay(context, world, checkout, values, code)
  }
}

const pay = (
  context: Context,
  world: World,
  checkout: CheckoutPublic,
  values: Values,
  code: string,
): Response | Promise<Response> => {
  // A product, amount or code that has not been applied may change the total, which the buyer must see first.
  const chosen = { ...choice(checkout, values), ...(code && { discountCode: code }) }
  if (Object.keys(chosen).length > 0) {
    const previous = checkout.totalAmount
    const outcome = update(world, checkout, chosen)
    if (!outcome.done) return showErrors(context, world, checkout, values, outcome.problem)
    const after = outcome.value
    if (after.totalAmount !== previous) {
      return showCheckout(context, world, after, 200, {
        values: entered(after, values),
        errors: {},
        notice: 'The total has changed. Check it, then continue.',
      })
    }
  }
  const { email = '', name = '', country = '' } = values
  const outcome = confirm(world, checkout, {
    customerEmail: email.trim() || undefined,
    customerName: name.trim() || undefined,
    customerBillingAddress: { country },
    customFieldData: customFieldAnswers(checkout.attachedCustomFields, values),
    confirmationTokenId: checkout.isPaymentFormRequired ? (values.card ?? '') : undefined,
  })
  if (!outcome.done) return showErrors(context, world, checkout, values, outcome.problem)
  return context.redirect(
    isEmbedded(context, checkout) ? endPath(outcome.value) : successUrl(outcome.value),
    303,
  )
}

const applyChange = (
  context: Context,
  world: World,
  checkout: CheckoutPublic,
  change: CheckoutUpdatePublic,
  values: Values,
): Response | Promise<Response> => {
  const outcome = update(world, checkout, change)
  return outcome.done
    ? showCheckout(context, world, outcome.value, 200, {
        values: entered(outcome.value, values),
        errors: {},
      })
    : showErrors(context, world, checkout, values, outcome.problem)
}

/** The selected product or amount, if it has changed. */
const choice = (checkout: CheckoutPublic, { product, amount }: Values): CheckoutUpdatePublic => {
  if (product && product !== checkout.productId) return { productId: product }
  const { productPrice } = checkout
  if (isUnknown(productPrice) || productPrice.amountType !== 'custom') return {}
  const cents = Math.round(Number(amount?.replace(/[$,\s]/g, '')) * 100)
  // Anything that is not a number becomes -1, which no price allows, so it is rejected like any invalid amount.
  const wanted = Number.isSafeInteger(cents) ? cents : -1
  return wanted === checkout.amount ? {} : { amount: wanted }
}

/** The values that were entered, without a code that has been applied. */
const entered = (checkout: CheckoutPublic, values: Values): Values => ({
  ...values,
  product: checkout.productId,
  ...(checkout.discount && { discount: '' }),
})

const showErrors = (
  context: Context,
  world: World,
  checkout: CheckoutPublic,
  values: Values,
  problem: Problem,
): Response | Promise<Response> => {
  const errors = errorsOf(problem, fieldAt)
  const isPayment = problem.documented === paymentError
  return showCheckout(context, world, checkout, problem.status, {
    values,
    errors: isPayment ? { card: errors[''] ?? '' } : errors,
  })
}

const FIELDS: Readonly<Record<string, string>> = {
  customer_email: 'email',
  email: 'email',
  customer_name: 'name',
  customer_billing_address: 'country',
  discount_code: 'discount',
  discount_id: 'discount',
  confirmation_token_id: 'card',
  product_id: 'product',
  amount: 'amount',
}

const fieldAt = ([, name, key]: Location): string | undefined =>
  name === 'custom_field_data' && typeof key === 'string' ? customFieldName(key) : FIELDS[`${name}`]

const showCheckout = (
  context: Context,
  world: World,
  checkout: CheckoutPublic,
  status: number,
  form: Omit<CheckoutForm, 'terms'> = { values: {}, errors: {} },
): Response | Promise<Response> => {
  if (checkout.status !== 'open') return showEnd(context, checkout)
  const values = { ...initialValues(checkout), ...form.values }
  const script = isEmbedded(context, checkout) ? embeddedScript(checkout, 'loaded') : undefined
  const terms = checkoutTerms(world, checkout.id)
  const content = checkoutPage(checkout, { ...form, values, script, terms })
  return respond(context, status, content, checkout)
}

const showEnd = (context: Context, checkout: CheckoutPublic, portal?: string) => {
  const isBought = checkout.status === 'confirmed' || checkout.status === 'succeeded'
  const customerSessionToken = context.req.query('customer_session_token') ?? ''
  const script =
    isBought && isEmbedded(context, checkout)
      ? embeddedScript(
          { ...checkout, successUrl: successUrl({ ...checkout, customerSessionToken }) },
          'confirmed',
          'success',
        )
      : undefined
  return respond(context, 200, checkoutEnd(checkout, { portal, script }), checkout)
}

const isEmbedded = (context: Context, { embedOrigin }: Pick<CheckoutPublic, 'embedOrigin'>) =>
  embedOrigin !== null && context.req.query('embed') === 'true'

const respond = async (
  context: Context,
  status: number,
  content: Html,
  { successUrl, embedOrigin }: Pick<CheckoutPublic, 'successUrl' | 'embedOrigin'>,
): Promise<Response> =>
  context.body((await content).toString(), status as 200, {
    ...pageHeaders({
      leadsTo: [successUrl],
      framedBy: embedOrigin,
      isScripted: isEmbedded(context, { embedOrigin }),
    }),
  })

const notFound = async (context: Context): Promise<Response> =>
  context.body(
    (
      await problemPage(
        'There is no such checkout',
        'The URL may be incomplete. Go back and start again.',
      )
    ).toString(),
    404,
    { ...pageHeaders() },
  )
