/** A problem with a value: where it is, what was expected, and what was found. */
export interface Issue {
  /** Property names and list indexes, outermost first: `['items', 0, 'created_at']`. */
  readonly path: readonly (string | number)[]
  /** The union branch that was selected, if the problem is inside one. */
  readonly branch?: string
  readonly expected: string
  /** The kind of the value found; the value itself only if it cannot be a secret. */
  readonly got: string
  /** Whether the rest could be read without the value; see `Hooks.onContractDrift`. */
  readonly isTolerated?: boolean
}

/** An issue while the pass is running: the enclosing objects still prepend to its path. */
interface OpenIssue extends Issue {
  readonly path: (string | number)[]
  branch?: string
  isTolerated?: boolean
}

/** One pass over a value. `strict` rejects unknown enum values and union branches. */
export interface Run {
  readonly strict: boolean
  /** Whether the values come from a caller, on their way to the wire. */
  readonly isWriting: boolean
  /** Whether a property that is wrongly missing or null is only recorded as drift. */
  readonly toleratesDrift: boolean
  /** Whether an object may only have properties that its codec names. */
  readonly isClosed?: boolean
  readonly issues: OpenIssue[]
}

export const run = (strict: boolean, toleratesDrift = false): Run => ({
  strict,
  isWriting: false,
  toleratesDrift: toleratesDrift && !strict,
  issues: [],
})

/**
 * Turns the failures from index `since` on into drift, and drops drift beyond `MAX_ISSUES`. Only failures can then
 * exceed that limit, where the rest of a list is skipped, so drift never hides a later failure.
 */
export const tolerate = ({ issues }: Run, since: number): void => {
  issues.splice(Math.max(since, MAX_ISSUES))
  for (const issue of issues.slice(since)) issue.isTolerated = true
}

/** The issues that a pass did not tolerate or, with `tolerated`, those that it did. */
export const issuesOf = ({ issues }: Run, tolerated = false): readonly Issue[] =>
  issues.filter(({ isTolerated = false }) => isTolerated === tolerated)

/** Records a failure. The result is a placeholder that must not be used. */
export const fail = (run: Run, expected: string, found: unknown, got = describe(found)): never => {
  run.issues.push({ path: [], expected, got })
  return undefined as never
}

/** The number of issues after which the rest of a list or map is skipped: more than anyone reads. */
export const MAX_ISSUES = 100

/** Prepends `key` to the path of every issue from index `since` on. */
export const prefixPaths = ({ issues }: Run, since: number, key: string | number): void => {
  for (const { path } of issues.slice(since)) path.unshift(key)
}

/** Sets the union branch of every issue from index `since` on, unless an inner branch is set. */
export const markBranch = ({ issues }: Run, since: number, branch: string): void => {
  for (const issue of issues.slice(since)) issue.branch ??= branch
}

/** `prices[0].priceAmount (ProductPriceFixedCreate): expected a whole number, got "ten"` */
export const sentence = ({ path, branch, expected, got }: Issue): string => {
  const where = path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : index ? `.${key}` : key))
    .join('')
  return `${where || 'the value'}${branch ? ` (${branch})` : ''}: expected ${expected}, got ${got}`
}

// Only short strings without digits are quoted, so a token in the wrong place is never repeated.
const WORD = /^[a-z_:-]{1,24}$/i

const describe = (found: unknown): string => {
  if (found === undefined) return 'nothing'
  if (typeof found === 'string')
    return WORD.test(found) ? `"${found}"` : found ? 'text' : 'empty text'
  if (typeof found === 'number' || typeof found === 'boolean' || found === null) return `${found}`
  if (Array.isArray(found)) return 'a list'
  if (found instanceof Date) return Number.isNaN(found.getTime()) ? 'an invalid Date' : 'a Date'
  if (typeof found !== 'object') return `a ${typeof found}`
  const kind = kindOf(found)
  return kind === 'Object' ? 'an object' : `a ${kind}`
}

/** `Object`, or the kind of a built-in object, such as `Map`. */
export const kindOf = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1)
