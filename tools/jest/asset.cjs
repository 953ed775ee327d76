// Stands in for a bundled file in tests, where its URL does not matter.
module.exports = 'asset'
