import { importChecked } from '../importChecked.ts'
import { TIME_LIMIT_MS, withinTime } from '../withinTime.ts'

/** What webpack's runtime knows about the core's parts, the files that it loads when they are first needed. */
declare const __webpack_require__: {
  /** The hash of each part, by its id: see `IntegrityPlugin`. */
  readonly integrity: Readonly<Record<string, string>>
  /** What the runtime calls for `import()`: see `webpackCore.mjs`. */
  importPart: (path: string) => Promise<unknown>
}
declare const __webpack_get_script_filename__: (part: string) => string
/** The core's folder. */
declare const __webpack_public_path__: string

// Runs no part that differs from the build's, as the loader runs no core that does.
__webpack_require__.importPart = async (path) => {
  const known = Object.entries(__webpack_require__.integrity).find(
    ([part]) => `./${__webpack_get_script_filename__(part)}` === path,
  )
  if (!known) throw new Error(`The generator has no part ${path}.`)
  const url = new URL(path, __webpack_public_path__)
  const failed = failures.get(path) ?? 0
  // The browser would let another request for the same URL wait for the one that has stalled.
  if (failed > 0) url.search = String(failed)
  try {
    return await withinTime(importChecked({ url: url.href, integrity: known[1] }), TIME_LIMIT_MS)
  } catch (error) {
    failures.set(path, failed + 1)
    throw error
  }
}

/** How often a part has failed to load, by its path. */
const failures = new Map<string, number>()
