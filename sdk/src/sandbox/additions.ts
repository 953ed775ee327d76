import type { Addition } from './http/createApp.ts'

/** All addresses beside the API's. */
export const additions: readonly Addition[] = []
