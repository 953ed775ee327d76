/** Foreign words with what they mean, from "hexe=witch abuelo=old_man": one word each, with underscores for spaces. */
export const wordPairs = (list: string): readonly (readonly [foreign: string, english: string])[] =>
  list.split(' ').map((pair) => {
    const [foreign = '', english = ''] = pair.split('=')
    return [foreign, english.replaceAll('_', ' ')]
  })
