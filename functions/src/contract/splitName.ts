/** What a picture was asked for as, and what the server said about it. */
export interface Named {
  readonly character: string
  /** The names that `character` begins with, if they contain commas: "Athos, Porthos and Aramis". */
  readonly names?: string | undefined
}

/** Splits "Gandalf, The Lord of the Rings" into the name and the source, which may be empty. */
export const splitName = ({
  character,
  names = '',
}: Named): { readonly name: string; readonly source: string } => {
  const comma = character.indexOf(',', character.startsWith(names) ? names.length : 0)
  return comma <= 0
    ? { name: character.trim(), source: '' }
    : { name: character.slice(0, comma).trim(), source: character.slice(comma + 1).trim() }
}
