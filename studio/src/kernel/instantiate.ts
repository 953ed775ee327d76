import { readFileSync } from 'node:fs'

/**
 * Instantiates a WebAssembly module that `npm run build` compiled into dist/ (the relative path is the
 * same from dist/bundle/). Throws when `isComplete` does not find the exports that the caller needs.
 */
export const instantiate = <Exports extends object>(
  file: string,
  isComplete: (exports: WebAssembly.Exports) => exports is WebAssembly.Exports & Exports,
): Exports => {
  const bytes = readFileSync(new URL(`../../dist/${file}`, import.meta.url))
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes))
  if (isComplete(exports)) return exports
  throw new Error(`${file} lacks an export that this version needs. Build the studio again.`)
}

/** Whether a module exports its memory and these functions. Their types cannot be checked: a module has none. */
export const exportsAll = (exports: WebAssembly.Exports, functions: readonly string[]): boolean =>
  exports.memory instanceof WebAssembly.Memory &&
  functions.every((name) => typeof exports[name] === 'function')
