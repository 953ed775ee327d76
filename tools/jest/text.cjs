// Imports a data file as text.
module.exports = {
  process: (text) => ({ code: `module.exports = ${JSON.stringify(text)}` }),
}
