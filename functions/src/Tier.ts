import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Refusal } from './Refusal.ts'

export type Tier = 'free' | 'premium'

/** Decides what an e-mail address is entitled to; an empty address is a visitor without one. */
export type TierOf = (email: string) => TE.TaskEither<Refusal, Tier>

/** Without a billing platform every visitor is free. */
export const freeForAll: TierOf = () => TE.right('free')
