import type { CharacterSDResponse } from '../contract/index.ts'
import { dataUrl } from '../engines/dataUrl.ts'
import type { EncodedPicture } from '../engines/Painter.ts'
import type { PaintTask } from './PaintJobs.ts'

/** A finished picture as `characterSD` answers it. */
export const answerOf = (
  { request: { tier, seed }, counted }: PaintTask,
  picture: EncodedPicture,
): CharacterSDResponse => ({
  result: dataUrl(picture),
  engine: picture.engine,
  premium: tier === 'premium',
  counted,
  ...(picture.alt !== undefined && { alt: picture.alt }),
  ...(seed !== undefined && { seed }),
})
