import { remoteOverride } from '../federation/remoteOverride.ts'

/** Whether the page shows the panel: for an override, for `?remotes`, and always in development. */
export const wantsPanel = (page: string): boolean =>
  process.env.NODE_ENV === 'development' ||
  remoteOverride(page) !== undefined ||
  new URL(page).searchParams.has('remotes')
