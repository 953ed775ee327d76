import { countryCodes } from '../limits/countryCodes.ts'

const names = new Intl.DisplayNames('en', { type: 'region' })

/** Countries by their ISO 3166-1 code, sorted by their English name. */
export const countries: readonly { readonly code: string; readonly name: string }[] = [
  ...countryCodes,
]
  .map((code) => ({ code, name: names.of(code) ?? code }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'))
