import { compareVersions, satisfies } from './satisfies.ts'
import type { SharedPackage, SharedVersions } from './ShareScope.ts'

/** What a build requires of a shared package, as `@module-federation/enhanced` writes it into the build. */
export interface Requirement {
  readonly shareKey: string
  /** A caret range. */
  readonly requiredVersion: string
  /** Whether the page may have only one version of it. */
  readonly singleton: boolean
}

/**
 * The version of a shared package that a build gets: among those that fit, one that the page already uses, then the
 * newest.
 *
 * @returns undefined when none fits and the build may bring its own
 * @throws Error when none fits, and the package is a singleton
 */
export const chooseVersion = (
  versions: SharedVersions,
  { shareKey, requiredVersion, singleton }: Requirement,
): SharedPackage | undefined => {
  const ordered = Object.entries(versions).sort(
    ([one, first], [other, second]) =>
      Number(isUsed(second)) - Number(isUsed(first)) || compareVersions(other, one),
  )
  const candidates = singleton ? ordered.slice(0, 1) : ordered
  const fitting = candidates.find(([version]) => satisfies(version, requiredVersion))
  const [unfit] = candidates
  if (!fitting && unfit && singleton) {
    throw new Error(
      `${shareKey} ${unfit[0]} from ${unfit[1].from} does not satisfy the requirement ${requiredVersion}`,
    )
  }
  return fitting?.[1]
}

const isUsed = ({ loaded, loading, lib }: SharedPackage): boolean =>
  Boolean(loaded) || Boolean(loading) || Boolean(lib)
