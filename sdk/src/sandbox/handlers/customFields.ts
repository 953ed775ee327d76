import type { CustomFieldUpdate } from '../../shared/customFields.ts'
import type { operations } from '../../2026-10/operations.ts'
import type { Unknown } from '../../codec/union.ts'
import { isUnknown } from '../../codec/union.ts'
import type { Call, Rules } from '../Handlers.ts'
import { listings } from '../listings.ts'
import { listPage } from '../lists.ts'
import { organizationFor, owned, ownedRow } from '../ownership.ts'
import { invalid } from '../Problem.ts'
import type { CustomFieldRow } from '../store/CustomFieldRow.ts'
import type { World } from '../World.ts'

/** In 2025-03, null leaves the metadata as it is. */
type Update = CustomFieldUpdate extends infer U
  ? U extends unknown
    ? Omit<U, 'metadata'> & { readonly metadata?: CustomFieldRow['metadata'] | null | undefined }
    : never
  : never

type KnownUpdate = Exclude<Update, Unknown>

export const customFields = {
  list: ({ world, request, principal }) =>
    listPage(world, request, owned(world.state.customFields, principal), listings.customFields),

  create: ({ world, request, principal }) => {
    if (isUnknown(request)) throw noSuchType()
    const field: CustomFieldRow = {
      ...request,
      ...world.record(),
      metadata: request.metadata ?? {},
      organizationId: organizationFor(world, principal, request.organizationId),
    }
    check(world, field)
    return world.state.customFields.put(field)
  },

  get: ({ world, request: { id }, principal }) => ownedRow(world.state.customFields, id, principal),

  update: ({
    world,
    request: { id, customFieldUpdate },
    principal,
  }: Call<{ readonly id: string; readonly customFieldUpdate: Update }>) => {
    if (isUnknown(customFieldUpdate)) throw noSuchType()
    const previous = ownedRow(world.state.customFields, id, principal)
    const after = { ...withUpdate(previous, customFieldUpdate), modifiedAt: world.now() }
    check(world, after)
    return world.state.customFields.put(after)
  },

  /** Also removes the field from products. Existing answers are kept. */
  delete: ({ world, request: { id }, principal }) => {
    const { organizationId } = ownedRow(world.state.customFields, id, principal)
    for (const product of world.state.products.where('organizationId', organizationId)) {
      const kept = product.customFields.filter(({ customFieldId }) => customFieldId !== id)
      if (kept.length < product.customFields.length) {
        world.state.products.update(product, { customFields: kept })
      }
    }
    world.state.customFields.delete(id)
  },
} satisfies Rules<typeof operations.customFields>

const noSuchType = () => invalid(['body', 'type'], 'There is no such type of custom field.')

/** Properties are replaced as a whole; the type cannot change. */
const withUpdate = (previous: CustomFieldRow, update: KnownUpdate): CustomFieldRow => {
  const kept = {
    metadata: update.metadata ?? previous.metadata,
    name: update.name ?? previous.name,
    slug: update.slug ?? previous.slug,
  }
  // One case for each type, so that the compiler sees that the properties fit the field.
  if (previous.type === 'text' && update.type === 'text') {
    return { ...previous, ...kept, properties: update.properties ?? previous.properties }
  }
  if (previous.type === 'number' && update.type === 'number') {
    return { ...previous, ...kept, properties: update.properties ?? previous.properties }
  }
  if (previous.type === 'date' && update.type === 'date') {
    return { ...previous, ...kept, properties: update.properties ?? previous.properties }
  }
  if (previous.type === 'checkbox' && update.type === 'checkbox') {
    return { ...previous, ...kept, properties: update.properties ?? previous.properties }
  }
  if (previous.type === 'select' && update.type === 'select') {
    return { ...previous, ...kept, properties: update.properties ?? previous.properties }
  }
  throw invalid(['body', 'type'], 'The type of a custom field cannot be changed.')
}

/** Throws a 422 for an invalid custom field. */
const check = (world: World, field: CustomFieldRow): void => {
  if (field.name === '') throw refuse(['name'], 'String should have at least 1 character')
  if (!/^[a-z0-9_-]+$/.test(field.slug)) {
    throw refuse(['slug'], 'Use lowercase letters, digits, hyphens and underscores.')
  }
  const duplicate = world.state.customFields
    .where('organizationId', field.organizationId)
    .find(({ id, slug }) => slug === field.slug && id !== field.id)
  if (duplicate) throw refuse(['slug'], 'Custom field with this slug already exists.')
  checkProperties(field)
}

const checkProperties = (field: CustomFieldRow): void => {
  switch (field.type) {
    case 'text': {
      const { minLength, maxLength } = field.properties
      if ((minLength ?? 0) < 0) throw refuse(['properties', 'min_length'], 'Must be at least 0.')
      if (maxLength !== undefined && maxLength < Math.max(1, minLength ?? 0)) {
        throw refuse(['properties', 'max_length'], 'Must be at least 1, and at least min_length.')
      }
      return
    }
    case 'number':
    case 'date': {
      const { ge, le } = field.properties
      if (ge !== undefined && le !== undefined && le < ge) {
        throw refuse(['properties', 'le'], 'Must be at least ge.')
      }
      return
    }
    case 'select': {
      const { options } = field.properties
      if (options.length === 0)
        throw refuse(['properties', 'options'], 'At least one option is required.')
      for (const [index, { value, label }] of options.entries()) {
        if (value === '' || label === '') {
          throw refuse(['properties', 'options', index], 'A value and a label are required.')
        }
      }
    }
  }
}

const refuse = (loc: readonly (string | number)[], msg: string) => invalid(['body', ...loc], msg)
