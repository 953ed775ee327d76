import type { Location } from '../Problem.ts'
import { invalid } from '../Problem.ts'
import type { ProductRow } from '../store/rows.ts'
import type { World } from '../World.ts'

/** What a product refers to has to be of its organisation; throws a 422 that says where not. */
export const checkProductParts = (
  world: World,
  organizationId: string,
  { benefitIds = [], mediaIds = [], customFields = [] }: Partial<ProductRow>,
): void => {
  const refuse = (loc: Location, what: string) => {
    throw invalid(['body', ...loc], `There is no such ${what}.`)
  }
  if (benefitIds.length > 0) refuse(['benefits', 0], 'benefit')
  if (mediaIds.length > 0) refuse(['medias', 0], 'file')
  for (const [index, { customFieldId }] of customFields.entries()) {
    const loc = ['attached_custom_fields', index, 'custom_field_id']
    const field = world.state.customFields.get(customFieldId)
    if (field?.organizationId !== organizationId) refuse(loc, 'custom field')
    const isFirst =
      customFields.findIndex((other) => other.customFieldId === customFieldId) === index
    if (!isFirst) throw invalid(['body', ...loc], 'The product asks this already.')
  }
}
