import type { operations } from '../../2026-10/operations.ts'
import type { Rules } from '../Handlers.ts'
import { listings } from '../listings.ts'
import { listPage } from '../lists.ts'
import { owned, ownedRow } from '../ownership.ts'
import type { Merchant } from '../Principal.ts'
import { invalid, resourceNotFound } from '../Problem.ts'
import { activationOf, rotateKey } from '../rules/licenseKeys.ts'
import { licenseKeys as portal } from './customerPortal/licenseKeys.ts'

export const licenseKeys = {
  list: ({ world, request, principal }) =>
    listPage(world, request, owned(world.state.licenseKeys, principal), listings.licenseKeys),

  get: ({ world, request: { id }, principal }) => ownedRow(world.state.licenseKeys, id, principal),

  /** A limit below the current usage only prevents further use. */
  update: ({ world, request: { id, licenseKeyUpdate }, principal }) => {
    const previous = ownedRow(world.state.licenseKeys, id, principal)
    const { status, usage, limitActivations, limitUsage, expiresAt } = licenseKeyUpdate
    expectAtLeast(0, 'usage', usage)
    expectAtLeast(1, 'limit_activations', limitActivations)
    expectAtLeast(1, 'limit_usage', limitUsage)
    return world.state.licenseKeys.update(previous, {
      status: status ?? previous.status,
      usage: usage ?? previous.usage,
      limitActivations:
        limitActivations === undefined ? previous.limitActivations : limitActivations,
      limitUsage: limitUsage === undefined ? previous.limitUsage : limitUsage,
      expiresAt: expiresAt === undefined ? previous.expiresAt : expiresAt,
    })
  },

  getActivation: ({ world, request: { id, activationId }, principal }) =>
    activationOf(world, ownedRow(world.state.licenseKeys, id, principal), activationId),

  activate: (call) => {
    expectOwn(call.principal, call.request.organizationId)
    return portal.activate(call)
  },

  validate: (call) => {
    expectOwn(call.principal, call.request.organizationId)
    return portal.validate(call)
  },

  rotate: ({ world, request: { id }, principal }) =>
    rotateKey(world, ownedRow(world.state.licenseKeys, id, principal)),

  deactivate: (call) => {
    expectOwn(call.principal, call.request.organizationId)
    portal.deactivate(call)
  },
} satisfies Rules<typeof operations.licenseKeys>

/** Throws a 404 if the organization is not one of the merchant's. */
const expectOwn = ({ organizationIds }: Merchant, organizationId: string): void => {
  if (!organizationIds.includes(organizationId)) throw resourceNotFound()
}

const expectAtLeast = (least: number, name: string, value: number | null | undefined): void => {
  if (value != null && value < least) throw invalid(['body', name], `Must be at least ${least}.`)
}
