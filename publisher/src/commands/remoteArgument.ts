import { isRemoteName, REMOTE_NAMES, type RemoteName } from '@dramatis/remotes'
import { UsageError } from '../errors/UsageError.ts'

/**
 * The remote that a command is about: its only positional argument.
 *
 * @throws {UsageError} if it is missing, unknown or not the only one
 */
export const remoteArgument = (positionals: readonly string[]): RemoteName => {
  const [name, ...more] = positionals
  if (name === undefined) throw new UsageError(`Name a remote: ${REMOTE_NAMES.join(', ')}.`)
  if (!isRemoteName(name)) {
    throw new UsageError(`There is no remote "${name}", only ${REMOTE_NAMES.join(', ')}.`)
  }
  if (more.length > 0) throw new UsageError(`Name only one remote, not also "${more.join(' ')}".`)
  return name
}

/**
 * Parses a percentage.
 *
 * @returns a number from 0 to 100
 * @throws {UsageError} if the text is anything else
 */
export const shareOption = (text: string): number => {
  const share = Number(text)
  if (text.trim() === '' || !(share >= 0 && share <= 100)) {
    throw new UsageError(`A share is a percentage from 0 to 100, not "${text}".`)
  }
  return share
}
