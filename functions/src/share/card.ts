import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { SharedPortrait } from '../contract/index.ts'
import { attempt } from '../refusals/attempt.ts'
import type { EncodedPicture } from '../engines/Painter.ts'
import type { Handler, RequestContext } from '../requests/Handler.ts'
import { refuse } from '../http/refuse.ts'
import { unexpected, type Refusal } from '../refusals/Refusal.ts'
import { cardAllowances } from '../quota/allowances.ts'
import type { Quota } from '../quota/createQuota.ts'
import { cardRequestOf, type Cards } from './createCards.ts'
import { sharedIn } from './sharedIn.ts'

export interface CardDeps {
  readonly cards: Cards
  readonly quota: Pick<Quota, 'reserve'>
  /** Free portraits per hour for one network address. */
  readonly addressLimit: number
}

/** `GET card`: the picture that messengers show for a share link. Only newly drawn cards are limited. */
export const card =
  (deps: CardDeps): Handler =>
  (request, context) =>
    pipe(
      TE.fromEither(sharedIn(request)),
      TE.chainEitherK(E.fromNullable(noCharacter)),
      TE.chain((shared) => paint(deps, shared, context)),
      TE.match(refuse(context.note), ({ bytes }) => {
        const headers = { 'content-type': 'image/jpeg', 'cache-control': FOR_A_MONTH }
        return new Response(Buffer.from(bytes), { headers })
      }),
    )()

const noCharacter: Refusal = {
  status: 400,
  error: 'Name a character: card?character=Gandalf',
  reason: 'noCharacter',
}

/** Not forever, since a later version of the studio may draw it differently. */
const FOR_A_MONTH = 'public, max-age=2592000, immutable'

const paint = (
  { cards, quota, addressLimit }: CardDeps,
  shared: SharedPortrait,
  { address }: RequestContext,
): TE.TaskEither<Refusal, EncodedPicture> => {
  // The card is cached for others, so it is finished even if the requester leaves.
  const { signal } = new AbortController()
  return pipe(
    attempt(() => cardRequestOf(shared, signal), signal, 'painting'),
    TE.bindTo('wanted'),
    TE.bind('known', ({ wanted }) => TE.tryCatch(() => cards.cached(wanted), unexpected)),
    TE.chain(({ wanted, known }) =>
      known === undefined
        ? pipe(
            quota.reserve(cardAllowances({ address }, addressLimit)),
            TE.chain(() => attempt(() => cards.paint(wanted, signal), signal, 'painting')),
          )
        : TE.right(known),
    ),
  )
}
