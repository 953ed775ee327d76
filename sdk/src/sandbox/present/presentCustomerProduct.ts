import type { CustomerOrderProduct } from '../../shared/entities/portalOrder.ts'
import { related } from '../store/related.ts'
import type { ProductRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { presentCustomerOrganization } from './presentOrganization.ts'
import { presentOffer } from './presentProduct.ts'

/** A product that a customer has bought, and from whom. */
export const presentCustomerProduct = (world: World, row: ProductRow): CustomerOrderProduct => ({
  ...presentOffer(world, row),
  organization: presentCustomerOrganization(
    world,
    related(world, 'organizations', row.organizationId),
  ),
})
