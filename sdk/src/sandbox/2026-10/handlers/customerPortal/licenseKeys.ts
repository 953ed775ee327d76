import type { operations } from '../../../../2026-10/operations.ts'
import { licenseKeys as legacy } from '../../../2025-03/handlers/customerPortal/licenseKeys.ts'
import type { Handlers } from '../../../Handlers.ts'
import { listPage } from '../../../lists.ts'
import { buyersRow } from '../../../ownership.ts'
import { related } from '../../../store/related.ts'
import { activateKey, validateKey } from '../../../rules/licenseKeys.ts'
import {
  presentActivatedKey,
  presentActivation,
  presentLicenseKey,
} from '../../present/presentLicenseKey.ts'

export const licenseKeys: Handlers<typeof operations.customerPortal.licenseKeys> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: world.state.licenseKeys.where('customerId', principal.customerId),
      equal: ['benefitId'],
      present: (row) => presentLicenseKey(world, row),
    }),

  get: ({ world, request: { id }, principal }) =>
    presentActivatedKey(world, buyersRow(world.state.licenseKeys, id, principal)),

  validate: ({ world, request }) => {
    const { key, activation } = validateKey(world, request)
    return {
      ...presentLicenseKey(world, key),
      activation: activation && presentActivation(activation),
    }
  },

  activate: ({ world, request }) => {
    const activation = activateKey(world, request)
    const key = related(world, 'licenseKeys', activation.licenseKeyId)
    return { ...presentActivation(activation), licenseKey: presentLicenseKey(world, key) }
  },

  deactivate: legacy.deactivate,
}
