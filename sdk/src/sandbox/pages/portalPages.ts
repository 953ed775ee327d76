import type { Context } from 'hono'
import { operations } from '../../2025-03/operations.ts'
import type { ListResource } from '../../Page.ts'
import { authenticate } from '../access.ts'
import type { Addition } from '../http/createApp.ts'
import { Reply } from '../http/Reply.ts'
import { invoiceUrl } from '../rules/orders.ts'
import { related } from '../store/related.ts'
import type { Buyer } from '../Principal.ts'
import { noCredentials } from '../Problem.ts'
import { handlers } from '../2025-03/handlers.ts'
import type { World } from '../World.ts'
import type { Values } from './fields.ts'
import { errorsOf } from './fields.ts'
import { pageHeaders, period } from './page.ts'
import type { Outcome } from './perform.ts'
import { perform } from './perform.ts'
import type { Portal, PortalMessage } from './portalPage.ts'
import { portalPage } from './portalPage.ts'
import { problemPage } from './problemPage.ts'
import { readForm } from './readForm.ts'

const PATH = '/portal'

/** The customer portal, opened with the customer session in its URL. */
export const portalPages: Addition = (app, world) => {
  app.get(PATH, (context) => {
    const buyer = buyerOf(context, world)
    if (!buyer) return sessionExpired(context)
    const done = context.req.query('done') ?? ''
    const notice = Object.hasOwn(notices, done) ? notices[done as Action] : undefined
    return showPortal(context, world, buyer, 200, { notice })
  })

  app.post(PATH, async (context) => {
    const values = (await readForm(context.req.raw)) ?? {}
    const buyer = buyerOf(context, world)
    if (!buyer) return sessionExpired(context)
    const { action = '' } = values
    if (!Object.hasOwn(notices, action)) {
      return showPortal(context, world, buyer, 400, { error: 'Unknown action.' })
    }
    const outcome = act(world, buyer, action as Action, values)
    if (outcome.done) {
      const address = new URLSearchParams({
        customer_session_token: tokenOf(context),
        done: action,
      })
      return context.redirect(`${PATH}?${address.toString()}`, 303)
    }
    const error = Object.values(errorsOf(outcome.problem, () => undefined)).join(' ')
    return showPortal(context, world, buyer, outcome.problem.status, { error })
  })
}

/** The actions of the page, and the notice after each. */
const notices = {
  cancel: 'Your subscription will end with the current period. You keep it until then.',
  resume: 'Your subscription will continue.',
  addCard: 'The card has been added.',
  removeCard: 'The card has been removed.',
} as const

type Action = keyof typeof notices

const act = (world: World, principal: Buyer, action: Action, values: Values): Outcome<unknown> => {
  const { id = '', reason, comment = '', card = '' } = values
  const { subscriptions, customers } = handlers.customerPortal
  const update = (
    customerSubscriptionUpdate: Parameters<
      typeof subscriptions.update
    >[0]['request']['customerSubscriptionUpdate'],
  ) => subscriptions.update({ world, principal, request: { id, customerSubscriptionUpdate } })
  return perform<unknown>(world, () => {
    switch (action) {
      case 'cancel':
        return update({
          cancelAtPeriodEnd: true,
          cancellationReason: reason === '' ? undefined : reason,
          cancellationComment: comment.trim() || undefined,
        })
      case 'resume':
        return update({ cancelAtPeriodEnd: false })
      case 'addCard':
        return customers.addPaymentMethod({
          world,
          principal,
          request: {
            confirmationTokenId: card,
            setDefault: true,
            returnUrl: `${world.url}${PATH}`,
          },
        })
      case 'removeCard': {
        customers.deletePaymentMethod({ world, principal, request: { id } })
        return
      }
    }
  })
}

const tokenOf = (context: Context): string => context.req.query('customer_session_token') ?? ''

/** The customer of the session in the URL, unless it has expired. */
const buyerOf = (context: Context, world: World): Buyer | undefined => {
  const outcome = perform(world, () => {
    const { operation } = operations.customerPortal.customers.get
    const principal = authenticate(world, operation, tokenOf(context))
    if (principal.kind !== 'buyer') throw noCredentials()
    return principal
  })
  return outcome.done ? outcome.value : undefined
}

const portalOf = (world: World, principal: Buyer): Portal => {
  const { customerPortal } = handlers
  const call = { world, principal, request: { limit: 100 } }
  const all = <A>(list: () => ListResource<A> | Reply<ListResource<A>>): readonly A[] => {
    const reply = list()
    return (reply instanceof Reply ? reply.value : reply).items
  }
  return {
    organization: related(world, 'organizations', principal.organizationId).name,
    customer: related(world, 'customers', principal.customerId),
    subscriptions: all(() => customerPortal.subscriptions.list(call)).map((row) => ({
      ...row,
      period: period(related(world, 'subscriptions', row.id)),
    })),
    orders: all(() => customerPortal.orders.list(call)).map((order) => ({
      ...order,
      invoiceUrl: invoiceUrl(world, related(world, 'orders', order.id)),
    })),
    paymentMethods: all(() => customerPortal.customers.getPaymentMethods(call)),
    grants: all(() => customerPortal.benefitGrants.list(call)),
    licenseKeys: all(() => customerPortal.licenseKeys.list(call)),
    downloadables: all(() => customerPortal.downloadables.list(call)),
  }
}

const showPortal = async (
  context: Context,
  world: World,
  buyer: Buyer,
  status: number,
  message: PortalMessage,
): Promise<Response> => {
  const portal = perform(world, () => portalOf(world, buyer))
  if (!portal.done) throw new Error('the portal cannot be read', { cause: portal.problem })
  const content = await portalPage(portal.value, message)
  return context.body(content.toString(), status as 200, pageHeaders())
}

const sessionExpired = async (context: Context): Promise<Response> =>
  context.body(
    (
      await problemPage('Your session has expired', 'Request a new link where you got this one.')
    ).toString(),
    401,
    pageHeaders(),
  )
