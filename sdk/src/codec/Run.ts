/** A problem with a value: where it is, what was expected, and what was found. */
export interface Issue {
  /** Property names and list indexes, outermost first: `['items', 0, 'created_at']`. */
  readonly path: readonly (string | number)[]
  /** The union branch that was selected, if the problem is inside one. */
  readonly branch?: string
  readonly expected: string
  /** The kind of the value found; the value itself only if it cannot be a secret. */
  readonly got: string
}

/** One pass over a value. `strict` rejects unknown enum values and union branches. */
export interface Run {
  readonly strict: boolean
  readonly issues: Issue[]
}

export const run = (strict: boolean): Run => ({ strict, issues: [] })

/** Records a failure. The result is a placeholder that must not be used. */
export const fail = (run: Run, expected: string, found: unknown): never => {
  run.issues.push({ path: [], expected, got: describe(found) })
  return undefined as never
}

/** Prepends `key` to the path of every issue from index `since` on. */
export const under = (run: Run, since: number, key: string | number): void =>
  change(run, since, (issue) => ({ ...issue, path: [key, ...issue.path] }))

/** Sets the union branch of every issue from index `since` on, unless an inner branch is set. */
export const within = (run: Run, since: number, branch: string): void =>
  change(run, since, (issue) => ({ branch, ...issue }))

const change = ({ issues }: Run, since: number, changed: (issue: Issue) => Issue): void => {
  for (const issue of issues.splice(since)) issues.push(changed(issue))
}

/** `prices[0].priceAmount (ProductPriceFixedCreate): expected a whole number, got "ten"` */
export const sentence = ({ path, branch, expected, got }: Issue): string => {
  const where = path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : index ? `.${key}` : key))
    .join('')
  return `${where || 'the value'}${branch ? ` (${branch})` : ''}: expected ${expected}, got ${got}`
}

// Digits and long texts are left out, so a token in the wrong place is never repeated.
const WORD = /^[a-z_:-]{1,24}$/i

const describe = (found: unknown): string => {
  if (found === undefined) return 'nothing'
  if (typeof found === 'string')
    return WORD.test(found) ? `"${found}"` : found ? 'text' : 'empty text'
  if (typeof found === 'number' || typeof found === 'boolean' || found === null) return `${found}`
  if (Array.isArray(found)) return 'a list'
  if (found instanceof Date) return Number.isNaN(found.getTime()) ? 'an invalid Date' : 'a Date'
  return typeof found === 'object' ? 'an object' : `a ${typeof found}`
}
