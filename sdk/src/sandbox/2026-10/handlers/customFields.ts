import { isUnknown } from '../../../codec/union.ts'
import type { operations } from '../../../2026-10/operations.ts'
import { customFields as legacy } from '../../2025-03/handlers/customFields.ts'
import type { Handlers } from '../../Handlers.ts'
import { invalid } from '../../Problem.ts'
import { rowOf } from '../rowOf.ts'

export const customFields: Handlers<typeof operations.customFields> = {
  list: legacy.list,

  create: ({ world, request, principal }) => {
    if (isUnknown(request)) throw noSuchType()
    return rowOf(world, 'customFields', legacy.create({ world, request, principal }))
  },

  get: legacy.get,

  update: ({ world, request: { id, customFieldUpdate }, principal }) => {
    if (isUnknown(customFieldUpdate)) throw noSuchType()
    const request = { id, customFieldUpdate }
    return rowOf(world, 'customFields', legacy.update({ world, request, principal }))
  },

  delete: legacy.delete,
}

const noSuchType = () => invalid(['body', 'type'], 'There is no such type of custom field.')
