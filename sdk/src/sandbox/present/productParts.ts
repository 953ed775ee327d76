import type { AttachedCustomField } from '../../shared/customFields.ts'
import type { ProductMediaFileRead } from '../../shared/entities/file.ts'
import { related } from '../store/related.ts'
import type { ProductRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { presentProductMedia } from './presentFile.ts'

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
