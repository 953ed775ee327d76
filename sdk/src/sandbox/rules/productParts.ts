import type { Location } from '../Problem.ts'
import { invalid } from '../Problem.ts'
import type { ProductRow } from '../store/rows.ts'
import type { World } from '../World.ts'

/** What a product refers to has to be of its organisation; throws a 422 that says where not. */
export const checkProductParts = (
  _world: World,
  _organizationId: string,
  { benefitIds = [], mediaIds = [], customFields = [] }: Partial<ProductRow>,
): void => {
  const refuse = (loc: Location, what: string) => {
    throw invalid(['body', ...loc], `There is no such ${what}.`)
  }
  if (benefitIds.length > 0) refuse(['benefits', 0], 'benefit')
  if (mediaIds.length > 0) refuse(['medias', 0], 'file')
  if (customFields.length > 0) refuse(['attached_custom_fields', 0, 'custom_field_id'], 'field')
}
