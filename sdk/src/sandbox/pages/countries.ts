import { countryCodes } from '../limits/countryCodes.ts'

const names = new Intl.DisplayNames('en', { type: 'region' })

/** The countries with their ISO 3166-1 codes, sorted by English name. */
export const countries: readonly { readonly code: string; readonly name: string }[] = [
  ...countryCodes,
]
  .map((code) => ({ code, name: names.of(code) ?? code }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'))
