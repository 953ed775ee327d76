import { PREMIUM } from '@dramatis/catalogue'
import { language, locale, type Translate } from './messages.ts'

/**
 * The price of a month of premium, such as "$4.99" in the United States and "US$4.99" in Great Britain. The first paint
 * shows it, so in a language's main region it is formatted with a text from the catalogue, because `Intl.NumberFormat`
 * loads its data slowly.
 */
export const premiumPrice = (t: Translate): string =>
  regionOf(locale()) === regionOf(language())
    ? t('price', {
        dollars: Math.floor(PREMIUM.amount / 100),
        cents: String(PREMIUM.amount % 100).padStart(2, '0'),
      })
    : dollars().format(PREMIUM.amount / 100)

/** "GB" for "en-GB", "US" for "en". */
const regionOf = (tag: string): string | undefined => new Intl.Locale(tag).maximize().region

const dollars = () => new Intl.NumberFormat(locale(), { style: 'currency', currency: 'USD' })
