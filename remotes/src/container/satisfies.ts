/**
 * Whether a version fits a range.
 *
 * @param range a caret range, `^major.minor.patch`: the only kind that our builds require
 */
export const satisfies = (version: string, range: string): boolean => {
  const found = parse(version)
  const least = parse(range.slice(1))
  if (!found || !least) return false
  const sameLine = found[0] === least[0] && (least[0] > 0 || found[1] === least[1])
  return sameLine && compare(found, least) >= 0
}

/** Orders versions from old to new; those that are not `major.minor.patch` come first. */
export const compareVersions = (one: string, other: string): number =>
  compare(parse(one) ?? NONE, parse(other) ?? NONE)

type Numbers = readonly [major: number, minor: number, patch: number]

const NONE: Numbers = [-1, 0, 0]

/** Undefined for prereleases, which fit no range, and for anything else. */
const parse = (version: string): Numbers | undefined => {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)(?:\+.*)?$/.exec(version) ?? []
  return major === undefined ? undefined : [Number(major), Number(minor), Number(patch)]
}

const compare = (one: Numbers, other: Numbers): number =>
  one[0] - other[0] || one[1] - other[1] || one[2] - other[2]
