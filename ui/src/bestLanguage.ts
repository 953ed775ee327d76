/**
 * The first wanted language that is available, as `available` spells it: "de-AT" finds "de" (RFC 4647,
 * section 3.4, "lookup"), and "pt" and "pt-PT" find "pt-BR" rather than another language.
 *
 * @param wanted BCP 47 tags, best first, in any case
 * @param available BCP 47 tags
 * @returns undefined if none is available
 */
export const bestLanguage = (
  wanted: readonly string[],
  available: readonly string[],
): string | undefined => {
  for (const tag of wanted) {
    const found =
      lookUp(tag, available) ?? available.find((one) => primaryOf(one) === primaryOf(tag))
    if (found !== undefined) return found
  }
  return undefined
}

const lookUp = (tag: string, available: readonly string[]): string | undefined => {
  for (const range of ranges(tag)) {
    const found = available.find((language) => language.toLowerCase() === range)
    if (found !== undefined) return found
  }
  return undefined
}

const primaryOf = (tag: string): string | undefined => ranges(tag).at(-1)

/** The ranges to look a tag up by, in lower case: "zh-hant-tw", "zh-hant" and "zh" for "zh-Hant-TW". */
const ranges = (tag: string): readonly string[] => {
  const parts = tag.toLowerCase().split('-')
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'))
}
