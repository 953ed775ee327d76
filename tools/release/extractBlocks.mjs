/**
 * The code blocks that a guide's readers run. ` ```ts ` belongs to the guide's one program, ` ```text ` is the
 * program's output, and a name after the language is the name of a file or a terminal.
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
