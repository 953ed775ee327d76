import type { Target } from '../storage/Target.ts'

/** What a command gets in addition to its arguments. */
export interface Context {
  /** The repository's root. */
  readonly root: string
  /** The folder that relative paths are resolved against: where the user ran npm. */
  readonly directory: string
  readonly env: NodeJS.ProcessEnv
  /** Prints lines for the user. */
  readonly print: (...lines: readonly string[]) => void
  /** The time by the clock of the site that a command changes. */
  readonly now: (site: Target) => Promise<Date>
  /** Asks the user a yes-or-no question; undefined if nobody is there to answer, as in a pipeline. */
  readonly confirm: ((question: string) => Promise<boolean>) | undefined
}

export interface Command {
  readonly usage: string
  /** @throws {UsageError} when the arguments are wrong */
  readonly run: (args: readonly string[], context: Context) => Promise<void>
}

/** Where the site is: the place given by an option, or else by `SITE`; by default, `dist/site`. */
export const siteOf = (place: string | undefined, env: NodeJS.ProcessEnv): string =>
  place ?? env.SITE ?? 'dist/site'
