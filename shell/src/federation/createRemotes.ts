import { REMOTES } from '@dramatis/remotes'
import { createRemote } from './createRemote.ts'
import type { Remote, RemoteOptions } from './Remote.ts'

/** The remotes that the page composes, in the order in which they are loaded. The first one has the form. */
export const createRemotes = (
  common: Omit<RemoteOptions, 'name' | 'exposes' | 'optional'>,
): readonly Remote[] =>
  Object.entries(REMOTES).map(([name, row]) => createRemote({ ...common, name, ...row }))
