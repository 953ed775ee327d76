/** Values that the build fills in: see `tools/webpackLoader.mjs`. */
declare const EMBED: {
  readonly version: string
  /**
   * The cores to try, in this order: `<URL> <integrity>`, separated by commas. URLs are relative to this script's
   * folder. It is one string, so that a publisher can extend it.
   */
  readonly cores: string
}

export const { version, cores } = EMBED

declare const __webpack_public_path__: string

/** The folder that this script was loaded from; empty if it is part of a page's own bundle. */
export const scriptFolder = __webpack_public_path__
