/** The words of the vocabulary that are spelled differently in British English, in American spelling. */
export const americanized = (text: string): string =>
  text
    .replaceAll('grey', 'gray')
    .replaceAll('armour', 'armor')
    .replaceAll('moustache', 'mustache')
    .replaceAll('mitre', 'miter')
