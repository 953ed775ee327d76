/** A language as the Open Graph protocol names it, with the region where most speak it: `de_DE`. */
export const openGraphLocale = (language: string): string => {
  const { language: spoken, region } = new Intl.Locale(language).maximize()
  return [spoken, region].join('_')
}
