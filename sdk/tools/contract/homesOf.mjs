import { isList, namesIn } from './names.mjs'

/** The file of each entity that has to be written, chosen by the entity's name. */
export const homesOf = (shape, operations, earlier) => {
  const users = new Map()
  const visit = (name, file) => {
    const files = users.get(name) ?? new Set()
    if (files.has(file)) return
    users.set(name, files.add(file))
    if (!earlier.codecs.has(name))
      for (const inner of namesIn(shape.entities[name])) visit(inner, file)
  }
  for (const operation of operations) {
    for (const name of namesIn(codecsOf(operation))) visit(name, operation.file)
  }
  for (const data of Object.values(shape.webhooks)) {
    for (const name of namesIn(data)) visit(name, 'webhooks')
  }
  return new Map(
    [...users]
      .filter(([name]) => !earlier.codecs.has(name) && !isList(name) && !isSorting(name))
      .map(([name]) => [name, `entities/${groupOf(name, shape.entities[name])}`]),
  )
}

/** These enums get no constant: they are written where they are used. */
const isSorting = (name) => name.endsWith('SortProperty')

const codecsOf = ({ query, body, success }) => [
  query,
  body?.of,
  Object.entries(success).map(([, it]) => it),
]

const GROUPS = [
  [/Settings$|^SubscriptionProration/, 'organization'],
  [/^BenefitGrant.*Webhook$/, 'benefitGrantWebhook'],
  [/^CustomerBenefitGrant.*Update/, 'portalBenefitGrantUpdate'],
  [/^CustomerBenefitGrant/, 'portalBenefitGrant'],
  [/Subscriber/, 'benefitSubscriber'],
  [/^BenefitGrant(?!Metadata)/, 'benefitGrant'],
  [/^Benefit.*Create/, 'benefitCreate'],
  [/^Benefit.*Update/, 'benefitUpdate'],
  [/^Benefit.*Properties$/, 'benefitProperties'],
  [/^Benefit/, 'benefit'],
  [/^CustomerPortal|^Portal|^CustomerCustomer|^CustomerOrganization/, 'portalCustomer'],
  [/^CustomerSubscription/, 'portalSubscription'],
  [/^CustomerOrder/, 'portalOrder'],
  [/^CustomerProduct/, 'portalProduct'],
  [/^CustomerWallet/, 'wallet'],
  [/^CustomerMeter/, 'customerMeter'],
  [/^(Customer)?PaymentMethod|^(Card|Generic)?Payment/, 'payment'],
  [/^CustomerState/, 'customerState'],
  [/^CustomerS(eat|ession)|^Seat/, 'customerSeat'],
  [/^CustomField|^AttachedCustomField/, 'customField'],
  [/^Customer.*Event|^Customer.*Metadata$/, 'customerEvent'],
  [/^Customer/, 'customer'],
  [/^Member|^Owner/, 'member'],
  [/^Discount.*(Create|Update)$/, 'discountRequest'],
  [/^CheckoutDiscount/, 'checkoutDiscount'],
  [/^Discount/, 'discount'],
  [/^CheckoutLink/, 'checkoutLink'],
  [/^Checkout.*Create/, 'checkoutCreate'],
  [/^Checkout.*(Update|Confirm)/, 'checkoutUpdate'],
  [/^Checkout/, 'checkout'],
  [/Price.*Create|^Product.*(Create|Update)|^Existing/, 'productRequest'],
  [/Price|^Legacy/, 'price'],
  [/^File|^ProductMedia|FileRead$|FileCreate|^S3|^DownloadableFile/, 'file'],
  [/^Product/, 'product'],
  [/^Subscription.*Metadata$/, 'subscriptionEventMetadata'],
  [/^Subscription.*Event/, 'subscriptionEvent'],
  [/^Subscription.*(Create|Update|Cancel|Revoke|Pause|Resume)/, 'subscriptionRequest'],
  [/^Subscription|^Pending|^Recurring/, 'subscription'],
  [/^Organization/, 'organization'],
  [/^LicenseKey|^ValidatedLicense/, 'licenseKey'],
  [/^Meter(?!.*Event|.*Metadata)|^Filter|Aggregation/, 'meter'],
  [/^Event|^User.*Event|^SystemEvent|Ingest/, 'event'],
  [/^Cost|^LLM|Metadata/, 'eventMetadata'],
  [/Event/, 'systemEvent'],
  [/^Metric|^Dashboard/, 'metric'],
  [/^Refund|^Dispute/, 'refund'],
  [/^Order/, 'order'],
  [/^Webhook/, 'webhookEndpoint'],
  [/OAuth2|Token|Authorize|UserInfo|^Scope|^SubType/, 'oauth2'],
  [/^Address|^TaxID/, 'address'],
]

const groupOf = (name, { values }) =>
  values
    ? /(Status|Reason)$/.test(name)
      ? 'statuses'
      : 'enums'
    : (GROUPS.find(([pattern]) => pattern.test(name))?.[1] ?? 'common')
