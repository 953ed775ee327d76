import { bestLanguage } from './bestLanguage.ts'

/**
 * What to format dates and numbers with beside texts in `language`: the first wanted tag that has that
 * language and says more than it, as a region does. A chosen "en" does not outdo the browser's "en-GB".
 *
 * @param language one of `available`
 * @param wanted BCP 47 tags, best first; what is none is passed over
 * @param available the languages that there are texts in
 * @returns a tag that `Intl` takes; `language` itself where none of the wanted says more
 */
export const localeFor = (
  language: string,
  wanted: readonly string[],
  available: readonly string[],
): string =>
  wanted
    .filter((tag) => bestLanguage([tag], available) === language)
    .flatMap(canonical)
    .find((tag) => tag.length > language.length) ?? language

const canonical = (tag: string): readonly string[] => {
  try {
    return Intl.getCanonicalLocales(tag)
  } catch {
    return []
  }
}
