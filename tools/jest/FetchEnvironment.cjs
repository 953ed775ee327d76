const { TestEnvironment } = require('jest-environment-jsdom')

/** jsdom has no `fetch`, `structuredClone` or `TextEncoder`; this is jsdom with Node's own, and with the classes that it takes and gives. */
module.exports = class FetchEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    const { FormData, Blob, File, AbortController, AbortSignal } = globalThis
    Object.assign(this.global, {
      fetch,
      structuredClone,
      TextEncoder,
      Uint8Array,
      Response,
      FormData,
      Blob,
      File,
      AbortController,
      AbortSignal,
    })
  }
}
