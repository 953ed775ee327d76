import type * as t from 'io-ts'
import { entity } from '../../codec/entity.ts'
import { string } from '../../codec/primitives.ts'

export const LicenseKeyDeactivate = entity('LicenseKeyDeactivate', {
  key: string,
  organizationId: string,
  activationId: string,
})

export interface LicenseKeyDeactivate extends t.TypeOf<typeof LicenseKeyDeactivate> {}
