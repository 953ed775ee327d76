import { isUnknown } from '../../../codec/union.ts'
import type { operations } from '../../../2026-10/operations.ts'
import { customFields as before } from '../../handlers/customFields.ts'
import type { Handlers } from '../../Handlers.ts'
import { invalid } from '../../Problem.ts'
import { rowOf } from '../rowOf.ts'

export const customFields: Handlers<typeof operations.customFields> = {
  list: before.list,

  create: ({ world, request, principal }) => {
    if (isUnknown(request)) throw noSuchType()
    return rowOf(world, 'customFields', before.create({ world, request, principal }))
  },

  get: before.get,

  update: ({ world, request: { id, customFieldUpdate }, principal }) => {
    if (isUnknown(customFieldUpdate)) throw noSuchType()
    const request = { id, customFieldUpdate }
    return rowOf(world, 'customFields', before.update({ world, request, principal }))
  },

  delete: before.delete,
}

const noSuchType = () => invalid(['body', 'type'], 'There is no such type of custom field.')
