/**
 * The file name of a picture: `Gandalf, The Lord of the Rings` is `dramatis-gandalf-the-lord-of-the-rings.jpg`.
 * Each run of other characters than letters a to z and digits becomes a hyphen; a name without any of them
 * gets the fallback (spec, section 7).
 */
export const downloadName = (character: string): string => {
  const slug = character
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `dramatis-${slug === '' ? 'character' : slug}.jpg`
}
