/** The one of `tags` in the language of `tag`, whatever the regions: "pt-BR" for "pt-PT", and "de" for "de-AT". */
export const inLanguageOf = <Tag extends string>(
  tag: string,
  tags: readonly Tag[],
): Tag | undefined => tags.find((one) => primaryOf(one) === primaryOf(tag))

const primaryOf = (tag: string): string => tag.toLowerCase().split('-', 1).join('')
