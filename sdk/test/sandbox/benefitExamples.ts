import type { BenefitCreate } from '../../src/benefits.ts'

export const custom: BenefitCreate = {
  type: 'custom',
  description: 'Priority support',
  properties: { note: 'Write to support@example.com' },
}
export const discord: BenefitCreate = {
  type: 'discord',
  description: 'The masked ball',
  properties: { guildToken: 'guild token', roleId: 'dancer' },
}
export const repository: BenefitCreate = {
  type: 'github_repository',
  description: 'The source',
  properties: { repositoryOwner: 'dramatis', repositoryName: 'masks', permission: 'pull' },
}
export const licenseKeys: BenefitCreate = {
  type: 'license_keys',
  description: 'A key to the studio',
  properties: {},
}
