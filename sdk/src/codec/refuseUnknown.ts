import type { Run } from './Run.ts'

/**
 * Records an issue for each property that `names` lacks, and suggests the name that was meant: the one that `synonyms`
 * has for it, or a similar one.
 */
export const refuseUnknown = (
  given: object,
  names: readonly string[],
  run: Run,
  synonyms: Readonly<Record<string, string>> = {},
): void => {
  for (const [key, value] of Object.entries(given)) {
    if (value === undefined || names.includes(key)) continue
    const similar = [0, 1, 2].flatMap((typos) =>
      names.filter((name) => isNear(wordsOf(key), wordsOf(name), typos)),
    )
    const synonym = Object.hasOwn(synonyms, key) ? synonyms[key] : undefined
    const meant = synonym ?? similar[0]
    run.issues.push({
      path: [key],
      expected: 'a known name',
      got: `an unknown one${meant ? `: did you mean ${meant}?` : ''}`,
    })
  }
}

/** The words of a name in alphabetical order: `customer_external_id` has those of `externalCustomerId`. */
const wordsOf = (name: string): string =>
  name
    .split(/_|(?=[A-Z])/)
    .map((word) => word.toLowerCase())
    .sort()
    .join('')

/** Whether at most `typos` letters are missing, added or different. */
const isNear = (one: string, other: string, typos: number): boolean => {
  if (one === other) return true
  const [a, b] = [one.slice(1), other.slice(1)]
  if (other !== '' && one.startsWith(other.slice(0, 1))) return isNear(a, b, typos)
  const isNearer = (a: string, b: string) => isNear(a, b, typos - 1)
  return typos > 0 && (isNearer(a, other) || isNearer(one, b) || isNearer(a, b))
}
