// A bundled file in tests, where its address does not matter.
module.exports = 'asset'
