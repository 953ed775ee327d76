import { bestLanguage } from './bestLanguage.ts'

/**
 * The locale for dates and numbers in texts in `language`: the first wanted tag of that language that is more
 * specific, for instance by a region. A chosen "en" does not override the browser's "en-GB".
 *
 * @param language one of `available`
 * @param wanted BCP 47 tags, best first; invalid ones are ignored
 * @param available the languages of the texts
 * @returns a tag that `Intl` accepts; `language` itself if no wanted one is more specific
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
