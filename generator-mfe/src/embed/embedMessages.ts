/** What an embed says in place of the generator. */
export const embedMessages = {
  notLoaded: 'The portrait generator could not be loaded. Please reload the page to try again.',
  missingAttribute: (name: string) =>
    `<dramatis-generator> needs the attribute "${name}": an address that starts with https://.`,
} as const
