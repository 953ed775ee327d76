/** Parses foreign words and their English: "hexe=witch abuelo=old_man", where an underscore stands for a space. */
export const wordPairs = (list: string): readonly (readonly [foreign: string, english: string])[] =>
  list.split(' ').map((pair) => {
    const [foreign = '', english = ''] = pair.split('=')
    return [foreign, english.replaceAll('_', ' ')]
  })
