import type * as t from 'io-ts'
import { openEnum } from '../../codec/collections.ts'

export const LicenseKeyStatus = openEnum('granted', 'revoked', 'disabled')

export type LicenseKeyStatus = t.TypeOf<typeof LicenseKeyStatus>
