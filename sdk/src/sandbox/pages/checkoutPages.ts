import type { Context } from 'hono'
import type {
  CheckoutConfirmStripe,
  CheckoutPublic,
  CheckoutUpdatePublic,
} from '../../checkouts.ts'
import { isUnknown } from '../../codec/union.ts'
import { paymentError } from '../../documentedErrors.ts'
import type { Addition } from '../http/createApp.ts'
import { nobody } from '../Principal.ts'
import { presentCheckout } from '../present/presentCheckout.ts'
import { related } from '../present/related.ts'
import type { Location, Problem } from '../Problem.ts'
import { resourceNotFound } from '../Problem.ts'
import { handlers } from '../routes.ts'
import { newCheckout } from '../rules/checkouts.ts'
import { keptDiscount } from '../rules/discounts.ts'
import type { World } from '../World.ts'
import { checkoutEnd } from './checkoutEnd.ts'
import type { CheckoutForm } from './checkoutPage.ts'
import { checkoutPage, initialValues } from './checkoutPage.ts'
import { customFieldAnswers, customFieldName } from './customFieldControl.ts'
import type { Values } from './fields.ts'
import { wrongsOf } from './fields.ts'
import type { Html } from './html.ts'
import { pageHeaders } from './page.ts'
import { perform } from './perform.ts'
import { problemPage } from './problemPage.ts'
import { readForm } from './readForm.ts'

/** The page that a checkout's address leads to: without script, and usable as it is. */
export const checkoutPages: Addition = (app, world) => {
  app.get('/checkout/:clientSecret', (context) => {
    const outcome = read(world, context.req.param('clientSecret'))
    if (!outcome.done) return notFound(context)
    return shown(context, outcome.answer, 200)
  })

  app.get('/checkout/:clientSecret/confirmation', (context) => {
    const outcome = read(world, context.req.param('clientSecret'))
    if (!outcome.done) return notFound(context)
    if (outcome.answer.status === 'open') return context.redirect(pathOf(outcome.answer), 303)
    const token = context.req.query('customer_session_token')
    return ended(context, outcome.answer, token && portalUrl(world, token))
  })

  app.post('/checkout/:clientSecret', async (context) => {
    const clientSecret = context.req.param('clientSecret')
    const values = await readForm(context.req.raw)
    const outcome = read(world, clientSecret)
    if (!outcome.done) return notFound(context)
    const checkout = outcome.answer
    if (!values || checkout.status !== 'open') return context.redirect(pathOf(checkout), 303)
    return act(context, world, checkout, values)
  })

  app.get('/checkout-links/:clientSecret', (context) => {
    const outcome = perform(world, () => followLink(world, context.req.param('clientSecret')))
    return outcome.done ? context.redirect(outcome.answer, 303) : notFound(context)
  })
}

/** Without the origin: the same machine has several names, and a form may lead to its own only. */
const pathOf = ({ clientSecret }: CheckoutPublic): string => `/checkout/${clientSecret}`

/** Opens a checkout of a link, and gives its address. */
const followLink = (world: World, clientSecret: string): string => {
  const [link] = world.state.checkoutLinks.where('clientSecret', clientSecret)
  if (!link) throw resourceNotFound()
  const { organizationId, successUrl, allowDiscountCodes, metadata, productPriceId } = link
  const checkout = newCheckout(world, {
    organizationId,
    products: link.productIds.map((id) => related(world, 'products', id)),
    ...(productPriceId !== null && { price: related(world, 'prices', productPriceId) }),
    discountId: keptDiscount(world, link.discountId, link.productIds[0] ?? ''),
    successUrl,
    allowDiscountCodes,
    metadata,
  })
  return presentCheckout(world, checkout).url
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

/** What the pressed button stands for. What was typed stands in the page that answers, always. */
const act = (
  context: Context,
  world: World,
  checkout: CheckoutPublic,
  values: Values,
): Response | Promise<Response> => {
  const code = values.discount?.trim() ?? ''
  switch (values.action) {
    case 'remove':
      return changed(context, world, checkout, { discountCode: null }, values)
    case 'choose':
      return changed(context, world, checkout, choice(checkout, values), values)
    case 'apply':
      return code === ''
        ? shown(context, checkout, 422, {
            values,
            wrongs: { discount: 'Type a discount code first.' },
          })
        : changed(context, world, checkout, { discountCode: code }, values)
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
  // A choice or a code that was not sent yet changes the total, which has to be seen first.
  const chosen = { ...choice(checkout, values), ...(code && { discountCode: code }) }
  if (Object.keys(chosen).length > 0) {
    const before = checkout.totalAmount
    const outcome = update(world, checkout, chosen)
    if (!outcome.done) return refused(context, checkout, values, outcome.problem)
    const after = outcome.answer
    if (after.totalAmount !== before) {
      return shown(context, after, 200, {
        values: typed(after, values),
        wrongs: {},
        notice: 'The total has changed. Check it, then go on.',
      })
    }
  }
  const { email = '', name = '', country = '' } = values
  const outcome = confirm(world, checkout, {
    ...(email.trim() && { customerEmail: email.trim() }),
    ...(name.trim() && { customerName: name.trim() }),
    customerBillingAddress: { country },
    customFieldData: customFieldAnswers(checkout.attachedCustomFields, values),
    ...(checkout.isPaymentFormRequired && { confirmationTokenId: values.card ?? '' }),
  })
  if (!outcome.done) return refused(context, checkout, values, outcome.problem)
  return context.redirect(successUrl(outcome.answer), 303)
}

const changed = (
  context: Context,
  world: World,
  checkout: CheckoutPublic,
  change: CheckoutUpdatePublic,
  values: Values,
): Response | Promise<Response> => {
  const outcome = update(world, checkout, change)
  return outcome.done
    ? shown(context, outcome.answer, 200, { values: typed(outcome.answer, values), wrongs: {} })
    : refused(context, checkout, values, outcome.problem)
}

/** The product and the amount that were chosen, where they are other ones than before. */
const choice = (checkout: CheckoutPublic, { product, amount }: Values): CheckoutUpdatePublic => {
  if (product && product !== checkout.productId) return { productId: product }
  const { productPrice } = checkout
  if (isUnknown(productPrice) || productPrice.amountType !== 'custom') return {}
  const cents = Math.round(Number(amount?.replace(/[$,\s]/g, '')) * 100)
  // What is no number goes on as an amount that no price allows, and is refused like one.
  const wanted = Number.isSafeInteger(cents) ? cents : -1
  return wanted === checkout.amount ? {} : { amount: wanted }
}

/** What was typed, without a code that has been applied. */
const typed = (checkout: CheckoutPublic, values: Values): Values => ({
  ...values,
  product: checkout.productId,
  ...(checkout.discount && { discount: '' }),
})

const refused = (
  context: Context,
  checkout: CheckoutPublic,
  values: Values,
  problem: Problem,
): Response | Promise<Response> => {
  const wrongs = wrongsOf(problem, fieldAt)
  const isPayment = problem.documented === paymentError
  return shown(context, checkout, problem.status, {
    values,
    wrongs: isPayment ? { card: wrongs[''] ?? '' } : wrongs,
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

const shown = (
  context: Context,
  checkout: CheckoutPublic,
  status: number,
  form: CheckoutForm = { values: {}, wrongs: {} },
): Response | Promise<Response> => {
  if (checkout.status !== 'open') return ended(context, checkout)
  const values = { ...initialValues(checkout), ...form.values }
  return answer(context, status, checkoutPage(checkout, { ...form, values }), checkout)
}

const ended = (context: Context, checkout: CheckoutPublic, portal?: string) =>
  answer(context, 200, checkoutEnd(checkout, portal || undefined), checkout)

const answer = async (
  context: Context,
  status: number,
  content: Html,
  { successUrl, embedOrigin }: Pick<CheckoutPublic, 'successUrl' | 'embedOrigin'>,
): Promise<Response> =>
  context.body(`${await content}`, status as 200, {
    ...pageHeaders({ leadsTo: [successUrl], framedBy: embedOrigin }),
  })

const notFound = async (context: Context): Promise<Response> =>
  context.body(
    `${await problemPage('There is no such checkout', 'Its address may be incomplete. Go back to where you came from and start again.')}`,
    404,
    { ...pageHeaders() },
  )

/** Where the merchant wants the buyer, with the buyer's session as the platform appends it. */
const successUrl = ({
  successUrl,
  customerSessionToken,
}: Pick<CheckoutPublic, 'successUrl'> & { readonly customerSessionToken: string }): string => {
  if (!URL.canParse(successUrl)) return successUrl
  const url = new URL(successUrl)
  url.searchParams.set('customer_session_token', customerSessionToken)
  return url.href
}

const portalUrl = (world: World, token: string): string =>
  `${world.url}/portal?customer_session_token=${encodeURIComponent(token)}`
