const { TestEnvironment } = require('jest-environment-jsdom')

/** jsdom has no `fetch`; this is jsdom with Node's own, and with the classes that it takes and gives. */
module.exports = class FetchEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, { fetch, Response, Blob, File, AbortController, AbortSignal })
  }
}
