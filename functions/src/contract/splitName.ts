/** The name that a picture was requested with, and the names that the server found in it. */
export interface Named {
  readonly character: string
  /** The names that `character` begins with, if they contain commas: "Athos, Porthos and Aramis". */
  readonly names?: string | undefined
}

/** The commas of all scripts that the engine reads. */
export const COMMA = /[,，、،]/u

/** Splits "Gandalf, The Lord of the Rings" into the name and the source, which may be empty. */
export const splitName = ({
  character,
  names = '',
}: Named): { readonly name: string; readonly source: string } => {
  const named = character.startsWith(names) ? names.length : 0
  const comma = named + character.slice(named).search(COMMA)
  return comma < named || comma === 0
    ? { name: character.trim(), source: '' }
    : { name: character.slice(0, comma).trim(), source: character.slice(comma + 1).trim() }
}
