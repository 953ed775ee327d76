import { isSlug } from '../rules/organizations.ts'
import type { Seed } from './Seed.ts'

/** What is wrong with a seed, whose types are right: `subscriptions[0].product_id: no product has this id`. */
export const seedFaults = (seed: Seed): readonly string[] => {
  const { organization, accessTokens, products, checkoutLinks, customers, subscriptions } = seed
  const recurring = products.filter(({ recurringInterval }) => recurringInterval !== null)
  return [
    ...(isSlug(organization.slug)
      ? []
      : ['organization.slug: use lowercase letters, digits and single hyphens']),
    ...faults(idsOf(seed), (id) => UUID.test(id), 'must be a UUID'),
    ...repeated(idsOf(seed)),
    ...repeated(valuesOf('access_tokens', 'token', accessTokens, ({ token }) => token)),
    ...repeated(
      valuesOf('checkout_links', 'client_secret', checkoutLinks, (row) => row.clientSecret),
    ),
    ...faults(emailsOf(seed), (email) => EMAIL.test(email), 'must be an email address'),
    ...repeated(emailsOf(seed).map(([path, email]) => [path, email.toLowerCase()] as const)),
    ...repeated(valuesOf('customers', 'external_id', customers, ({ externalId }) => externalId)),
    ...faults(
      valuesOf('subscriptions', 'customer_id', subscriptions, ({ customerId }) => customerId),
      among(customers),
      'no customer has this id',
    ),
    ...faults(
      valuesOf('subscriptions', 'product_id', subscriptions, ({ productId }) => productId),
      among(recurring),
      'no recurring product has this id',
    ),
    ...checkoutLinks.flatMap(({ productIds }, index) =>
      faults(
        productIds.map((id, at) => [`checkout_links[${index}].product_ids[${at}]`, id] as const),
        among(products),
        'no product has this id',
      ),
    ),
  ]
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const EMAIL = /^[^@\s]+@[^@\s]+$/

/** A text of the file, and where it is. */
type Value = readonly [path: string, text: string]

const valuesOf = <A>(
  list: string,
  name: string,
  rows: readonly A[],
  value: (row: A) => string | null | undefined,
): readonly Value[] =>
  rows.flatMap((row, index) => {
    const text = value(row)
    return text == null ? [] : [[`${list}[${index}].${name}`, text] as const]
  })

const idsOf = ({ organization, products, customers, subscriptions }: Seed): readonly Value[] => [
  ['organization.id', organization.id],
  ...valuesOf('products', 'id', products, ({ id }) => id),
  ...valuesOf('products', 'price.id', products, ({ price }) => price.id),
  ...valuesOf('customers', 'id', customers, ({ id }) => id),
  ...valuesOf('subscriptions', 'id', subscriptions, ({ id }) => id),
  ...valuesOf('subscriptions', 'order_id', subscriptions, ({ orderId }) => orderId),
]

const emailsOf = ({ customers }: Seed): readonly Value[] =>
  valuesOf('customers', 'email', customers, ({ email }) => email)

const among = (rows: readonly { readonly id: string }[]) => {
  const ids = new Set(rows.map(({ id }) => id))
  return (id: string): boolean => ids.has(id)
}

const faults = (
  values: readonly Value[],
  isRight: (text: string) => boolean,
  fault: string,
): readonly string[] =>
  values.flatMap(([path, text]) => (isRight(text) ? [] : [`${path}: ${fault}`]))

const repeated = (values: readonly Value[]): readonly string[] => {
  const seen = new Map<string, string>()
  return values.flatMap(([path, text]) => {
    const first = seen.get(text)
    if (first === undefined) seen.set(text, path)
    return first === undefined ? [] : [`${path}: is the same as ${first}`]
  })
}
