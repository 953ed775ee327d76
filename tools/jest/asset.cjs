// A bundled file as tests see it: its address does not matter to them.
module.exports = 'asset'
