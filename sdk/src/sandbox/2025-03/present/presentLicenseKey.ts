import type {
  LicenseKeyActivationRead,
  LicenseKeyRead,
  LicenseKeyWithActivations,
  ValidatedLicenseKey,
} from '../../../2025-03/licenseKeys.ts'
import type { KeyValidation } from '../../rules/licenseKeys.ts'
import { activationsOf } from '../../rules/licenseKeys.ts'
import type { LicenseKeyActivationRow, LicenseKeyRow } from '../../store/LicenseKeyRow.ts'
import type { World } from '../../World.ts'
import { presentCustomer, presentUser } from './presentCustomer.ts'
import { related } from '../../store/related.ts'

/** A license key with its customer. */
export const presentLicenseKey = (world: World, row: LicenseKeyRow): LicenseKeyRead => {
  const customer = related(world, 'customers', row.customerId)
  return {
    ...row,
    userId: customer.userId,
    user: presentUser(world, customer),
    customer: presentCustomer(world, customer),
  }
}

/** A license key with its activations. */
export const presentActivatedKey = (
  world: World,
  row: LicenseKeyRow,
): LicenseKeyWithActivations => ({
  ...presentLicenseKey(world, row),
  activations: activationsOf(world, row),
})

/** An activation with its key. */
export const presentKeyActivation = (
  world: World,
  row: LicenseKeyActivationRow,
): LicenseKeyActivationRead => ({
  ...row,
  licenseKey: presentLicenseKey(world, related(world, 'licenseKeys', row.licenseKeyId)),
})

/** A key that has been validated. */
export const presentValidation = (
  world: World,
  { key, activation }: KeyValidation,
): ValidatedLicenseKey => ({ ...presentLicenseKey(world, key), activation })
