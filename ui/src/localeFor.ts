import { bestLanguage } from './bestLanguage.ts'

/**
 * The locale for dates and numbers in texts in `language`: the first wanted tag of that language that has a region or
 * the like. A chosen "en" does not override the browser's "en-GB". Arabic has the digits of its texts in every region.
 *
 * @param language one of `available`
 * @param wanted BCP 47 tags, best first; invalid ones are ignored
 * @param available the languages of the texts
 * @returns a tag that `Intl` accepts; of `language` itself if no wanted one has more than a language
 */
export const localeFor = (
  language: string,
  wanted: readonly string[],
  available: readonly string[],
): string =>
  withOwnDigits(
    wanted
      .filter((tag) => bestLanguage([tag], available) === language)
      .flatMap(canonical)
      .find((tag) => tag.includes('-')) ?? language,
  )

/** Some regions write Arabic with other digits than the texts, which would mix the two. */
const withOwnDigits = (tag: string): string =>
  /^ar\b/.test(tag) ? new Intl.Locale(tag, { numberingSystem: 'latn' }).toString() : tag

const canonical = (tag: string): readonly string[] => {
  try {
    return Intl.getCanonicalLocales(tag)
  } catch {
    return []
  }
}
