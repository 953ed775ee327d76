import { isList, namesIn } from './names.mjs'

/** The file of each entity that has to be written, chosen by the entity's name. */
export const homesOf = (shape, operations, earlier) => {
  const used = new Set()
  const visit = (name) => {
    if (used.has(name)) return
    used.add(name)
    if (!earlier.codecs.has(name)) namesIn(shape.entities[name]).forEach(visit)
  }
  for (const operation of operations) namesIn(codecsOf(operation)).forEach(visit)
  for (const data of Object.values(shape.webhooks)) namesIn(data).forEach(visit)
  return new Map(
    [...used]
      .filter((name) => !earlier.codecs.has(name) && !isList(name) && !isSorting(name))
      .map((name) => [name, `entities/${groupOf(name, shape.entities[name])}`]),
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
