import type {
  GrantedLicenseKey,
  LicenseKeyActivationBase,
  LicenseKeyActivationCreated,
  LicenseKeyWithActivations,
  ValidatedLicenseKey,
} from '../../2027-01/licenseKeys.ts'
import { isScalar } from '../../codec/primitives.ts'
import { related } from '../store/related.ts'
import type { KeyValidation } from '../rules/licenseKeys.ts'
import { activationsOf } from '../rules/licenseKeys.ts'
import type { LicenseKeyActivationRow, LicenseKeyRow } from '../store/LicenseKeyRow.ts'
import type { World } from '../World.ts'
import { keyHolding } from './keyHolding.ts'
import { presentCustomer } from './presentCustomer.ts'

/** A license key with its customer. */
export const presentLicenseKey = (world: World, row: LicenseKeyRow): GrantedLicenseKey => ({
  ...row,
  modifiedAt: null,
  customer: presentCustomer(world, related(world, 'customers', row.customerId)),
  ...keyHolding(world, row),
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
const presentActivation = (row: LicenseKeyActivationRow): LicenseKeyActivationBase => ({
  ...row,
  meta: Object.fromEntries(Object.entries(row.meta).filter(isEntryOfMetadata)),
})

/** An activation with its key. */
export const presentKeyActivation = (
  world: World,
  row: LicenseKeyActivationRow,
): LicenseKeyActivationCreated => ({
  ...presentActivation(row),
  licenseKey: presentLicenseKey(world, related(world, 'licenseKeys', row.licenseKeyId)),
})

/** A key that has been validated. */
export const presentValidation = (
  world: World,
  { key, activation }: KeyValidation,
): ValidatedLicenseKey => ({
  ...presentLicenseKey(world, key),
  activation: activation && presentActivation(activation),
})

const isEntryOfMetadata = (
  entry: readonly [string, unknown],
): entry is [string, string | number | boolean] => isScalar(entry[1]) || Number.isFinite(entry[1])
