import type { ProductPriceType } from '../../2025-03/products.ts'
import { matches } from '../lists.ts'
import { related } from '../store/related.ts'
import type { OrderRow } from '../store/rows.ts'
import type { World } from '../World.ts'

type Wanted<A> = A | readonly A[] | null | undefined

/** The filters that merchants' and customers' lists of orders share. */
export const orderFilters = (
  world: World,
  request: {
    readonly organizationId?: Wanted<string>
    readonly productId?: Wanted<string>
    readonly productBillingType?: Wanted<ProductPriceType>
    readonly productPriceType?: Wanted<ProductPriceType>
  },
): ((row: OrderRow) => boolean)[] => [
  matches(request.organizationId, ({ organizationId }) => organizationId),
  matches(request.productId, ({ productId }) => productId),
  matches(request.productBillingType, ({ productId }) =>
    related(world, 'products', productId).isRecurring ? 'recurring' : 'one_time',
  ),
  matches(
    request.productPriceType,
    ({ productPriceId }) => related(world, 'prices', productPriceId).type,
  ),
]
