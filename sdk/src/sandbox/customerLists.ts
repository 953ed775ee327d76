import { matches } from './lists.ts'
import { related } from './store/related.ts'
import type { World } from './World.ts'

interface OfCustomer {
  readonly customerId: string
}

/** A condition for lists of what belongs to customers: the customer has one of the external ids. */
export const ofExternalCustomer = (
  world: World,
  { externalCustomerId }: { readonly externalCustomerId?: string | string[] | null | undefined },
): ((row: OfCustomer) => boolean) =>
  matches(externalCustomerId, (row) => related(world, 'customers', row.customerId).externalId)

/** Sort keys of such lists, which sort by the customer's email and the product's name. */
export const byCustomer =
  (world: World) =>
  ({ customerId }: OfCustomer): string =>
    related(world, 'customers', customerId).email

export const byProduct =
  (world: World) =>
  ({ productId }: { readonly productId: string }): string =>
    related(world, 'products', productId).name
