import { defined } from '@dramatis/catalogue'
import type { CharacterSDResponse } from '../contract/index.ts'
import { dataUrl } from '../engines/dataUrl.ts'
import type { FinishedPicture, PaintTask } from './PaintJobs.ts'

/** The response of `characterSD` with a finished picture. */
export const responseOf = (
  { request, counted, exchange, language }: PaintTask,
  picture: FinishedPicture,
): CharacterSDResponse => {
  const { engine, alt, names, unread = [], understood } = picture
  return defined({
    result: dataUrl(picture),
    engine,
    premium: request.tier === 'premium',
    counted,
    exchange,
    alt,
    language: alt === undefined ? undefined : language,
    names,
    unread: unread.length > 0 ? [...unread] : undefined,
    understood,
    seed: request.seed,
  })
}
