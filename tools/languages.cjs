const { existsSync, readdirSync, readFileSync } = require('node:fs')
const path = require('node:path')

/**
 * The languages of a folder of message catalogues: the names of its files, which are BCP 47 tags.
 *
 * @param {string} folder need not exist
 * @returns {readonly string[]}
 */
exports.languagesIn = (folder) =>
  existsSync(folder) ? readdirSync(folder).map((file) => path.parse(file).name) : []

/**
 * The message catalogues in a folder, by language, for a script that contains all of them.
 *
 * @param {string} folder
 * @returns {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
exports.cataloguesIn = (folder) =>
  Object.fromEntries(
    exports
      .languagesIn(folder)
      .map((language) => [
        language,
        JSON.parse(readFileSync(path.join(folder, `${language}.json`), 'utf8')),
      ]),
  )

/**
 * Each language's name for itself, capitalized as in a list ("Español"), by tag. It is looked up at build time,
 * because the lookup would be a long task in a browser.
 *
 * @param {readonly string[]} languages BCP 47 tags
 * @returns {Readonly<Record<string, string>>}
 */
exports.ownNames = (languages) =>
  Object.fromEntries(
    languages.map((tag) => {
      const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
      return [tag, name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)]
    }),
  )
