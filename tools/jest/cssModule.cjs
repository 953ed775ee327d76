// Stands in for a CSS module in tests: every class name is its own value.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) })
