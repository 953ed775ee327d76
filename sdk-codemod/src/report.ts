import type { CompileError } from './compile.ts'
import { configFinder, newErrors } from './compile.ts'
import type { Leftover } from './Edits.ts'
import type { Rewritten } from './rewrite.ts'

/** What is left after rewriting. */
export interface Report {
  /** Places that do not compile: one for each error of the compiler. */
  readonly left: readonly Leftover[]
  /** Places that compile, but may do something else than before. */
  readonly toCheck: readonly Leftover[]
  /** Changed files that no `tsconfig.json` includes, whose errors are not known. */
  readonly uncompiled: readonly string[]
}

/** Compiles what was rewritten, so that no error is left unsaid. */
export const reportOn = (results: readonly Rewritten[]): Report => {
  const changed = results.filter(({ isChanged, left }) => isChanged || left.length > 0)
  const configFor = configFinder()
  const configs = new Map<string, Map<string, string>>()
  const uncompiled = changed.flatMap(({ path, text }) => {
    const config = configFor(path)
    if (config === undefined) return [path]
    configs.set(config, (configs.get(config) ?? new Map<string, string>()).set(path, text))
    return []
  })
  const errors = [...configs].flatMap(([config, texts]) => newErrors(config, texts))
  const known = results.flatMap(({ left }) => left)
  const matched = new Set<Leftover>()
  const left = errors.map((error) => {
    const place = known.find(
      (one) => !matched.has(one) && one.path === error.path && one.line === error.line,
    )
    if (place) matched.add(place)
    return place ?? { path: error.path, line: error.line, reason: adviceOn(error) }
  })
  const others = known.filter((one) => !matched.has(one))
  return {
    left: [...left, ...others.filter(({ path }) => uncompiled.includes(path))],
    toCheck: others.filter(({ path }) => !uncompiled.includes(path)),
    uncompiled,
  }
}

const adviceOn = ({ code, message }: CompileError): string => {
  const advice = /Unknown<[^']*'\.$/.test(message)
    ? 'rule out isUnknown(…) first: the value may be of a kind that the SDK does not know'
    : ADVICE.find(([codes]) => codes.includes(code))?.[1]
  const error = `TS${code}: ${shortened(message)}`
  return advice === undefined ? error : `${advice} (${error})`
}

/** The first sentence of a message, without the long types that it quotes. */
const shortened = (message: string): string => {
  const short = message.replace(/'([^']{60})[^']*'/g, "'$1…'")
  return /^.*?[^.]\.(?=\s|$)/.exec(short)?.[0] ?? short
}

const ADVICE: readonly (readonly [readonly number[], string])[] = [
  [[2307, 2305, 2614, 2724], 'import it from a subpath of @dramatis/sdk, or declare it yourself'],
  [[2304, 2552], 'our SDK has nothing of this name: remove it, or declare it yourself'],
  [[2339, 2551, 2353, 2561], '2026-10 has no such property: use another, or remove it'],
  [
    [2531, 2532, 2533, 18047, 18048, 18049],
    '2026-10 allows this to be missing: say what happens then',
  ],
  [[2322, 2345, 2719, 2741], 'the type differs in 2026-10: convert the value'],
  [[1308], 'make the function around it async'],
]
