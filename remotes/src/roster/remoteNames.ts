import { REMOTES, type RemoteName } from './remotes.ts'

export const isRemoteName = (name: string): name is RemoteName => Object.hasOwn(REMOTES, name)

/** The names of all remotes, in the order in which the page loads them. */
export const REMOTE_NAMES: readonly RemoteName[] = Object.keys(REMOTES).filter(isRemoteName)

/** The folder of a remote's package, relative to the repository's root. */
export const folderOf = (name: RemoteName): string => `${name}-mfe`

/** The environment variable for the port of a remote, or of another part of the product. */
export const portVariable = (part: string): string => `${part.toUpperCase()}_PORT`
