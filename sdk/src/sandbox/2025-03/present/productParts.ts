import type { Benefit } from '../../../2025-03/benefits.ts'
import type { AttachedCustomField } from '../../../2025-03/customFields.ts'
import type { ProductMediaFileRead } from '../../../2025-03/entities/file.ts'
import type { ProductRow } from '../../store/rows.ts'
import type { World } from '../../World.ts'
import { presentBenefit } from './presentBenefit.ts'
import { presentProductMedia } from './presentFile.ts'
import { related } from '../../store/related.ts'

/** The benefits of a product, in order. */
export const benefitsOf = (world: World, { benefitIds }: ProductRow): Benefit[] =>
  benefitIds.map((id) => presentBenefit(related(world, 'benefits', id)))

/** The images of a product, in order. */
export const mediasOf = (world: World, { mediaIds }: ProductRow): ProductMediaFileRead[] =>
  mediaIds.map((id) => presentProductMedia(world, related(world, 'files', id)))

/** The custom fields of a product, in order. */
export const attachedCustomFieldsOf = (
  world: World,
  { customFields }: ProductRow,
): AttachedCustomField[] =>
  customFields.map(({ customFieldId, required }, order) => ({
    customFieldId,
    customField: related(world, 'customFields', customFieldId),
    order,
    required,
  }))
