/**
 * The code blocks of a guide: what its readers run. ` ```ts ` belongs to the guide's one program, ` ```text ` is what
 * that prints, and a name after the language is that of a file, or of a terminal.
 *
 * @typedef {object} Block
 * @property {string} language
 * @property {string | undefined} name
 * @property {string} text
 *
 * @param {string} markdown
 * @returns {Block[]}
 */
export const extractBlocks = (markdown) =>
  [...markdown.matchAll(/^```(\w+)(?: (\S+))?\n([^]*?)^```$/gm)].map(
    ([, language = '', name, text = '']) => ({ language, name, text }),
  )
