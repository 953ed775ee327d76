import type { operations } from '../../../2025-03/operations.ts'
import type { Handlers } from '../../Handlers.ts'
import { listPage } from '../../lists.ts'
import { owned, ownedRow } from '../../ownership.ts'
import { presentActivatedKey, presentLicenseKey } from '../present/presentLicenseKey.ts'
import { invalid } from '../../Problem.ts'
import { activationOf } from '../../rules/licenseKeys.ts'

export const licenseKeys: Handlers<typeof operations.licenseKeys> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: owned(world.state.licenseKeys, principal),
      equal: ['organizationId', 'benefitId'],
      present: (row) => presentLicenseKey(world, row),
    }),

  get: ({ world, request: { id }, principal }) =>
    presentActivatedKey(world, ownedRow(world.state.licenseKeys, id, principal)),

  /** A limit below the current usage only prevents further use. */
  update: ({ world, request: { id, licenseKeyUpdate }, principal }) => {
    const previous = ownedRow(world.state.licenseKeys, id, principal)
    const { status, usage, limitActivations, limitUsage, expiresAt } = licenseKeyUpdate
    expectAtLeast(0, 'usage', usage)
    expectAtLeast(1, 'limit_activations', limitActivations)
    expectAtLeast(1, 'limit_usage', limitUsage)
    const after = world.state.licenseKeys.update(previous, {
      status: status ?? previous.status,
      usage: usage ?? previous.usage,
      limitActivations:
        limitActivations === undefined ? previous.limitActivations : limitActivations,
      limitUsage: limitUsage === undefined ? previous.limitUsage : limitUsage,
      expiresAt: expiresAt === undefined ? previous.expiresAt : expiresAt,
    })
    return presentLicenseKey(world, after)
  },

  getActivation: ({ world, request: { id, activationId }, principal }) => {
    const key = ownedRow(world.state.licenseKeys, id, principal)
    const activation = activationOf(world, key, activationId)
    return { ...activation, licenseKey: presentLicenseKey(world, key) }
  },
}

const expectAtLeast = (least: number, name: string, value: number | null | undefined): void => {
  if (value != null && value < least) throw invalid(['body', name], `Must be at least ${least}.`)
}
