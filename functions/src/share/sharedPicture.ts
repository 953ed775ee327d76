import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { SharedPortrait } from '../contract/index.ts'
import { attempt } from '../refusals/attempt.ts'
import type { CachedPainter } from '../engines/cachedPainter.ts'
import type { EncodedPicture } from '../engines/Painter.ts'
import type { Handler, RequestContext } from '../requests/Handler.ts'
import { refuse } from '../http/refuse.ts'
import { unexpected, type Refusal } from '../refusals/Refusal.ts'
import { cardAllowances } from '../quota/allowances.ts'
import type { Quota } from '../quota/createQuota.ts'
import { sharedRequestOf } from './createSharedPictures.ts'
import { sharedIn } from './sharedIn.ts'

export interface SharedPictureDeps {
  readonly painter: CachedPainter
  readonly quota: Pick<Quota, 'reserve'>
  /** Free portraits per hour for one network address. */
  readonly addressLimit: number
}

/** `GET sharedPicture` and `GET card`: a share link's picture, as a file. Only newly drawn ones are limited. */
export const sharedPicture =
  (deps: SharedPictureDeps): Handler =>
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
  error: 'Name a character in the query: ?character=Gandalf',
  reason: 'noCharacter',
}

/** Not forever, since a later version of the studio may draw it differently. */
const FOR_A_MONTH = 'public, max-age=2592000, immutable'

const paint = (
  { painter, quota, addressLimit }: SharedPictureDeps,
  shared: SharedPortrait,
  { address }: RequestContext,
): TE.TaskEither<Refusal, EncodedPicture> => {
  // The picture is cached for others, so it is finished even if the requester leaves.
  const { signal } = new AbortController()
  return pipe(
    attempt(() => sharedRequestOf(shared, signal), signal, 'painting'),
    TE.bindTo('wanted'),
    TE.bind('known', ({ wanted }) => TE.tryCatch(() => painter.cached(wanted), unexpected)),
    TE.chain(({ wanted, known }) =>
      known === undefined
        ? pipe(
            quota.reserve(cardAllowances({ address }, addressLimit)),
            TE.chain(() => attempt(() => painter.paint(wanted, signal), signal, 'painting')),
          )
        : TE.right(known),
    ),
  )
}
