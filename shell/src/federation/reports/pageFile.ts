/** The page itself, in reports about its own files. */
export const SHELL = 'shell'

/** The version in a report where it is not known. */
export const UNKNOWN = 'unknown'

/** The hash of the page's own script, which tells its builds apart. */
export const shellVersion = (): string =>
  /\/main\.([0-9a-f]{8})\.js/.exec(document.head.innerHTML)?.[1] ?? UNKNOWN

/** The file's name without its hash, so that it is the same in every build. */
export const fileNameOf = (url: string): string =>
  new URL(url).pathname.replace(/^.*\//, '').replace(/\.[0-9a-f]{8}\./, '.')
