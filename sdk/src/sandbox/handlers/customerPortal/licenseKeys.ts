import type { operations } from '../../../2026-10/operations.ts'
import type { Call, Rules } from '../../Handlers.ts'
import { listings } from '../../listings.ts'
import { listPage } from '../../lists.ts'
import { buyersRow } from '../../ownership.ts'
import type { LicenseKeyActivate, LicenseKeyValidate } from '../../rules/licenseKeys.ts'
import {
  activateKey,
  activationOf,
  licenseKeyOf,
  rotateKey,
  validateKey,
} from '../../rules/licenseKeys.ts'

export const licenseKeys = {
  list: ({ world, request, principal: { customerId } }) => {
    const rows = world.state.licenseKeys.where('customerId', customerId)
    return listPage(world, request, rows, listings.licenseKeys)
  },

  get: ({ world, request: { id }, principal }) => buyersRow(world.state.licenseKeys, id, principal),

  validate: ({ world, request }: Pick<Call<LicenseKeyValidate>, 'world' | 'request'>) =>
    validateKey(world, request),

  activate: ({ world, request }: Pick<Call<LicenseKeyActivate>, 'world' | 'request'>) =>
    activateKey(world, request),

  rotate: ({ world, request: { id }, principal }) =>
    rotateKey(world, buyersRow(world.state.licenseKeys, id, principal)),

  /** Also works for a key that has expired or been revoked. */
  deactivate: ({ world, request }) => {
    const { id } = activationOf(world, licenseKeyOf(world, request), request.activationId)
    world.state.licenseKeyActivations.delete(id)
  },
} satisfies Rules<typeof operations.customerPortal.licenseKeys>
