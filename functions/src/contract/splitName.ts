/** The name that a picture was requested with, and what the server found in it. */
export interface Named {
  readonly character: string
  /** The names that `character` begins with, if they contain commas: "Athos, Porthos and Aramis". */
  readonly names?: string | undefined
  /** Who the picture shows. */
  readonly understood?: { readonly name: string; readonly source: string } | undefined
}

/** The commas of all scripts that the engine reads. */
export const COMMA = /[,，、،]/u

/**
 * Splits "Gandalf, The Lord of the Rings" into the name and the source, which may be empty. Both are as the visitor
 * typed them, except that those of a known character have its capitals: "goku" is "Goku".
 */
export const splitName = ({
  character,
  names = '',
  understood,
}: Named): { readonly name: string; readonly source: string } => {
  const { name, source } = split(character, names)
  return {
    name: asWritten(name, understood?.name),
    source: asWritten(source, understood?.source),
  }
}

const asWritten = (typed: string, known = ''): string =>
  typed.toLowerCase() === known.toLowerCase() ? known : typed

const split = (character: string, names: string) => {
  const named = character.startsWith(names) ? names.length : 0
  const comma = named + character.slice(named).search(COMMA)
  return comma < named || comma === 0
    ? { name: character.trim(), source: '' }
    : { name: character.slice(0, comma).trim(), source: character.slice(comma + 1).trim() }
}
