import type {
  LicenseKeyActivationBase,
  LicenseKeyRead,
  LicenseKeyWithActivations,
} from '../../../2026-10/entities/licenseKey.ts'
import { isScalar } from '../../../codec/primitives.ts'
import { related } from '../../store/related.ts'
import { activationsOf } from '../../rules/licenseKeys.ts'
import type { LicenseKeyActivationRow, LicenseKeyRow } from '../../store/LicenseKeyRow.ts'
import type { World } from '../../World.ts'
import { presentCustomer } from './presentCustomer.ts'

/** A license key with its customer. */
export const presentLicenseKey = (world: World, row: LicenseKeyRow): LicenseKeyRead => ({
  ...row,
  modifiedAt: null,
  customer: presentCustomer(world, related(world, 'customers', row.customerId)),
})

/** A license key with its activations. */
export const presentActivatedKey = (
  world: World,
  row: LicenseKeyRow,
): LicenseKeyWithActivations => ({
  ...presentLicenseKey(world, row),
  activations: activationsOf(world, row).map(presentActivation),
})

/** An activation, with only the strings, numbers and booleans of its `meta`. */
export const presentActivation = (row: LicenseKeyActivationRow): LicenseKeyActivationBase => ({
  ...row,
  meta: Object.fromEntries(Object.entries(row.meta).filter(isEntryOfMetadata)),
})

const isEntryOfMetadata = (
  entry: readonly [string, unknown],
): entry is [string, string | number | boolean] => isScalar(entry[1]) || Number.isFinite(entry[1])
