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
  { request, counted, language }: PaintTask,
  picture: EncodedPicture,
): Promise<CharacterSDResponse> => {
  const alt = altIn(language ?? 'en', request, picture)
  const names = namesIn(request.character)
  const unread = await unreadOf(request, picture)
  return {
    result: dataUrl(picture),
    engine: picture.engine,
    premium: request.tier === 'premium',
    counted,
    ...(alt !== undefined && { alt, ...(language !== undefined && { language }) }),
    ...(names !== undefined && COMMA.test(names) && { names }),
    ...(unread.length > 0 && { unread: [...unread] }),
    ...(request.seed !== undefined && { seed: request.seed }),
  }
}
