import type { Location } from '../Problem.ts'
import { invalid } from '../Problem.ts'
import type { ProductRow } from '../store/rows.ts'
import type { World } from '../World.ts'

/** Throws a 422 if a product refers to something that does not belong to its organization. */
export const checkProductParts = (
  world: World,
  organizationId: string,
  { benefitIds = [], mediaIds = [], customFields = [] }: Partial<ProductRow>,
): void => {
  const refuse = (loc: Location, what: string) => {
    throw invalid(['body', ...loc], `The ${what} does not exist.`)
  }
  for (const [index, id] of benefitIds.entries()) {
    const benefit = world.state.benefits.get(id)
    if (benefit?.organizationId !== organizationId) refuse(['benefits', index], 'benefit')
    if (benefitIds.indexOf(id) < index) {
      throw invalid(['body', 'benefits', index], 'The product already has this benefit.')
    }
  }
  for (const [index, id] of mediaIds.entries()) {
    const file = world.state.files.get(id)
    const isPicture = file?.service === 'product_media' && file.isUploaded
    if (!isPicture || file.organizationId !== organizationId) refuse(['medias', index], 'picture')
  }
  for (const [index, { customFieldId }] of customFields.entries()) {
    const loc = ['attached_custom_fields', index, 'custom_field_id']
    const field = world.state.customFields.get(customFieldId)
    if (field?.organizationId !== organizationId) refuse(loc, 'custom field')
    const isFirst =
      customFields.findIndex((other) => other.customFieldId === customFieldId) === index
    if (!isFirst) throw invalid(['body', ...loc], 'The product already has this custom field.')
  }
}
