import type { BenefitCreate } from '../../src/2025-03/benefits.ts'

export const custom = {
  type: 'custom',
  description: 'Priority support',
  properties: { note: 'Write to support@example.com' },
} satisfies BenefitCreate
export const discord = {
  type: 'discord',
  description: 'The masked ball',
  properties: { guildToken: 'guild token', roleId: 'dancer' },
} satisfies BenefitCreate
export const repository = {
  type: 'github_repository',
  description: 'The source',
  properties: { repositoryOwner: 'dramatis', repositoryName: 'masks', permission: 'pull' },
} satisfies BenefitCreate
export const licenseKeys = {
  type: 'license_keys',
  description: 'A key to the studio',
  properties: {},
} satisfies BenefitCreate
