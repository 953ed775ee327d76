const {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals,
} = require('react')

// React's development build takes a stack for each element, up to ten thousand a second, to say in warnings which
// component created it. That is a tenth of a component test's time, so pretend that the limit is reached.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {},
})
