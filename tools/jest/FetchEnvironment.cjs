const { TestEnvironment } = require('jest-environment-jsdom')
const { EventSource } = require('undici')

/**
 * jsdom lacks `fetch`, `EventSource`, `structuredClone` and `TextEncoder`: this environment adds Node's, and the
 * classes that they use.
 */
module.exports = class FetchEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    const { FormData, Blob, File, AbortController, AbortSignal } = globalThis
    Object.assign(this.global, {
      fetch,
      EventSource,
      structuredClone,
      TextEncoder,
      Uint8Array,
      ReadableStream,
      Response,
      FormData,
      Blob,
      File,
      AbortController,
      AbortSignal,
    })
  }
}
