import type { operations } from '../../../../2025-03/operations.ts'
import type { Handlers } from '../../../Handlers.ts'
import { listPage } from '../../../lists.ts'
import { buyersRow } from '../../../ownership.ts'
import { presentActivatedKey, presentLicenseKey } from '../../present/presentLicenseKey.ts'
import { related } from '../../../store/related.ts'
import { activateKey, activationOf, licenseKeyOf, validateKey } from '../../../rules/licenseKeys.ts'

export const licenseKeys: Handlers<typeof operations.customerPortal.licenseKeys> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: world.state.licenseKeys.where('customerId', principal.customerId),
      equal: ['organizationId', 'benefitId'],
      present: (row) => presentLicenseKey(world, row),
    }),

  get: ({ world, request: { id }, principal }) =>
    presentActivatedKey(world, buyersRow(world.state.licenseKeys, id, principal)),

  validate: ({ world, request }) => {
    const { key, activation } = validateKey(world, request)
    return { ...presentLicenseKey(world, key), activation }
  },

  activate: ({ world, request }) => {
    const activation = activateKey(world, request)
    const key = related(world, 'licenseKeys', activation.licenseKeyId)
    return { ...activation, licenseKey: presentLicenseKey(world, key) }
  },

  /** Also works for a key that has expired or been revoked. */
  deactivate: ({ world, request }) => {
    const { id } = activationOf(world, licenseKeyOf(world, request), request.activationId)
    world.state.licenseKeyActivations.delete(id)
  },
}
