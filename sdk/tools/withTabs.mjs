/**
 * The text indented with tabs instead of spaces, which makes it smaller.
 *
 * @param {string} text
 * @param {number} width how many spaces it is indented by
 */
export const withTabs = (text, width) => {
  const indentation = new RegExp(`^( {${width}})+`, 'gm')
  return text.replaceAll(indentation, (spaces) => '\t'.repeat(spaces.length / width))
}
