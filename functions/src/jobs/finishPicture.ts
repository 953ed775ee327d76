import { namesIn } from '@dramatis/studio'
import { COMMA } from '../contract/splitName.ts'
import type { EncodedPicture } from '../engines/Painter.ts'
import { altIn } from '../engines/studio/altIn.ts'
import { understoodIn } from '../engines/studio/readingOf.ts'
import type { FinishedPicture, PaintTask } from './PaintJobs.ts'

/** Adds what the visitor is told about a picture. Pages read a job several times, so this is worked out once. */
export const finishPicture = (
  { request, language = 'en' }: Pick<PaintTask, 'request' | 'language'>,
  picture: EncodedPicture,
): FinishedPicture => {
  const names = namesIn(request.character)
  return {
    ...picture,
    alt: altIn(language, request, picture),
    understood: picture.understood && understoodIn(language, request.character),
    names: names !== undefined && COMMA.test(names) ? names : undefined,
  }
}
