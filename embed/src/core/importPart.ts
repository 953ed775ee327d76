import { checkFile } from '../checkFile.ts'

/** What webpack's runtime knows about the core's parts, the files that it loads when they are first needed. */
declare const __webpack_require__: {
  /** The hash of each part, by its id: see `IntegrityPlugin`. */
  readonly integrity: { readonly script: Readonly<Record<string, string>> }
  /** What the runtime calls for `import()`: see `webpackCore.mjs`. */
  importPart: (path: string) => Promise<unknown>
}
declare const __webpack_get_script_filename__: (part: string) => string
/** The core's folder. */
declare const __webpack_public_path__: string

// Runs no part that differs from the build's, as the loader runs no core that does.
__webpack_require__.importPart = async (path) => {
  const known = Object.entries(__webpack_require__.integrity.script).find(
    ([part]) => `./${__webpack_get_script_filename__(part)}` === path,
  )
  if (!known) throw new Error(`The generator has no part ${path}.`)
  const url = new URL(path, __webpack_public_path__).href
  await checkFile(url, known[1])
  return import(/* webpackIgnore: true */ url)
}
