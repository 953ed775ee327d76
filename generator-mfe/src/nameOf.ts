/** "Gandalf, The Lord of the Rings" as the star's name and the role below it, which may be empty. */
export const nameOf = (character: string): { readonly star: string; readonly role: string } => {
  const comma = character.indexOf(',')
  return comma <= 0
    ? { star: character.trim(), role: '' }
    : { star: character.slice(0, comma).trim(), role: character.slice(comma + 1).trim() }
}
