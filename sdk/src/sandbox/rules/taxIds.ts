import type { Address, TaxID } from '../../2025-03/customers.ts'
import { invalid } from '../Problem.ts'

/** A tax id with its kind, which depends on the country of the billing address. */
export const taxIdOf = (value: string, address: Address | null): TaxID => {
  if (!address) {
    throw invalid(['body', 'customer_billing_address'], 'A country is required to check a tax id.')
  }
  const country = address.country.toUpperCase()
  if (EUROPEAN_UNION.includes(country)) return [value, 'eu_vat']
  return [value, KINDS[country] ?? `${country.toLowerCase()}_vat`]
}

const EUROPEAN_UNION =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

/** Countries whose tax id is not a VAT number. */
const KINDS: Readonly<Record<string, string>> = {
  AU: 'au_abn',
  BR: 'br_cnpj',
  CA: 'ca_gst_hst',
  IN: 'in_gst',
  JP: 'jp_trn',
  MX: 'mx_rfc',
  NZ: 'nz_gst',
  SG: 'sg_gst',
  US: 'us_ein',
}
