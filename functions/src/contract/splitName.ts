/** Splits "Gandalf, The Lord of the Rings" into the name and the source, which may be empty. */
export const splitName = (
  character: string,
): { readonly name: string; readonly source: string } => {
  const comma = character.indexOf(',')
  return comma <= 0
    ? { name: character.trim(), source: '' }
    : { name: character.slice(0, comma).trim(), source: character.slice(comma + 1).trim() }
}
