import { defined } from '@dramatis/catalogue'
import { namesIn } from '@dramatis/studio'
import type { CharacterSDResponse } from '../contract/index.ts'
import { COMMA } from '../contract/splitName.ts'
import { dataUrl } from '../engines/dataUrl.ts'
import type { EncodedPicture } from '../engines/Painter.ts'
import { altIn } from '../engines/studio/altIn.ts'
import { unreadOf } from '../engines/studio/unreadOf.ts'
import type { PaintTask } from './PaintJobs.ts'

/** The response of `characterSD` with a finished picture. */
export const responseOf = async (
  { request, counted, exchange, language }: PaintTask,
  picture: EncodedPicture,
): Promise<CharacterSDResponse> => {
  const alt = altIn(language ?? 'en', request, picture)
  const names = namesIn(request.character)
  const unread = await unreadOf(request, picture)
  return defined({
    result: dataUrl(picture),
    engine: picture.engine,
    premium: request.tier === 'premium',
    counted,
    exchange,
    alt,
    language: alt === undefined ? undefined : language,
    names: names !== undefined && COMMA.test(names) ? names : undefined,
    unread: unread.length > 0 ? [...unread] : undefined,
    seed: request.seed,
  })
}
