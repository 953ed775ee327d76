import type { operations } from '../../../2026-10/operations.ts'
import { licenseKeys as legacy } from '../../2025-03/handlers/licenseKeys.ts'
import type { Handlers } from '../../Handlers.ts'
import { listPage } from '../../lists.ts'
import { owned, ownedRow } from '../../ownership.ts'
import type { Merchant } from '../../Principal.ts'
import { resourceNotFound } from '../../Problem.ts'
import { activationOf } from '../../rules/licenseKeys.ts'
import {
  presentActivatedKey,
  presentActivation,
  presentLicenseKey,
} from '../present/presentLicenseKey.ts'
import { rowOf } from '../rowOf.ts'
import { licenseKeys as portal } from './customerPortal/licenseKeys.ts'

export const licenseKeys: Handlers<typeof operations.licenseKeys> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: owned(world.state.licenseKeys, principal),
      equal: ['organizationId', 'benefitId', 'status'],
      present: (row) => presentLicenseKey(world, row),
    }),

  get: ({ world, request: { id }, principal }) =>
    presentActivatedKey(world, ownedRow(world.state.licenseKeys, id, principal)),

  update: ({ world, request, principal }) => {
    const reply = legacy.update({ world, request, principal })
    return presentLicenseKey(world, rowOf(world, 'licenseKeys', reply))
  },

  getActivation: ({ world, request: { id, activationId }, principal }) => {
    const key = ownedRow(world.state.licenseKeys, id, principal)
    return {
      ...presentActivation(activationOf(world, key, activationId)),
      licenseKey: presentLicenseKey(world, key),
    }
  },

  activate: (call) => {
    expectOwn(call.principal, call.request.organizationId)
    return portal.activate(call)
  },

  validate: (call) => {
    expectOwn(call.principal, call.request.organizationId)
    return portal.validate(call)
  },

  deactivate: (call) => {
    expectOwn(call.principal, call.request.organizationId)
    return portal.deactivate(call)
  },
}

/** Throws a 404 if the organization is not one of the merchant's. */
const expectOwn = ({ organizationIds }: Merchant, organizationId: string): void => {
  if (!organizationIds.includes(organizationId)) throw resourceNotFound()
}
