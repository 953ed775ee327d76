import type { Address } from '../importChecked.ts'

/** Values that the build fills in: see `tools/webpackLoader.mjs`. */
declare const EMBED: {
  readonly version: string
  /**
   * The cores to try, in this order: `<URL> <integrity>`, separated by commas. URLs are relative to this script's
   * folder. It is one string, so that a publisher can extend it.
   */
  readonly cores: string
  /** The script that shows the generator in a frame: its URL and integrity, like those of a core. */
  readonly framed: string
}

export const { version, cores, framed } = EMBED

declare const __webpack_public_path__: string

/** The folder that this script was loaded from; empty if it is part of a page's own bundle. */
export const scriptFolder = __webpack_public_path__

/**
 * The address of a script that the build lists as `<URL> <integrity>`.
 *
 * @param home the URL of the deployment's `/embed` folder
 */
export const addressOf = (listed: string, home: string): Address => {
  const [file = '', integrity = ''] = listed.split(' ')
  return { url: new URL(file, folderIn(home)).href, integrity }
}

/** The folder of this version. */
export const folderIn = (home: string): string => scriptFolder || `${home}/${version}/`
