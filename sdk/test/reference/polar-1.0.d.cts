/** What the tests use of the platform's client; the types of all of it are half a megabyte. */

/** Of a response, only what the tests send again or compare one by one. */
interface Response {
  readonly id: string
  readonly organization_id: string
  readonly client_secret: string
  readonly secret: string
  readonly token: string
  readonly key: string
  readonly net_amount: number
  readonly cancel_at_period_end: boolean
  readonly items: readonly Response[]
}

type Service<Name extends string> = Readonly<
  Record<Name, (...input: readonly (string | object)[]) => Promise<Response>>
>

export declare const createPolar: (options: {
  readonly baseUrl: string
  readonly accessToken: string
}) => {
  readonly benefits: Service<'create'>
  readonly checkouts: Service<'create' | 'clientConfirm'>
  readonly customerPortal: {
    readonly benefitGrants: Service<'list'>
    readonly customers: Service<'get'>
    readonly customerSession: Service<'introspect'>
    readonly licenseKeys: Service<'activate' | 'list'>
    readonly orders: Service<'list'>
    readonly subscriptions: Service<'list'>
  }
  readonly customers: Service<'getStateExternal'>
  readonly customerSessions: Service<'create'>
  readonly discounts: Service<'create'>
  readonly events: Service<'ingest'>
  readonly licenseKeys: Service<'validate'>
  readonly meters: Service<'create' | 'quantities'>
  readonly orders: Service<'list'>
  readonly products: Service<'create' | 'updateBenefits'>
  readonly refunds: Service<'create'>
  readonly subscriptions: Service<'get' | 'list' | 'update'>
  readonly webhooks: Service<'createWebhookEndpoint'>
}

export declare const webhooks: {
  readonly validateEvent: (
    body: string,
    headers: Readonly<Record<string, string>>,
    secret: string,
  ) => Promise<{ readonly type: string }>
}
