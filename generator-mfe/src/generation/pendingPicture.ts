import { AspectRatio, Seed, Style } from '@dramatis/functions/contract'
import { attempt } from '@dramatis/store/attempt'
import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

/** A picture that is being drawn as a job. */
const PendingPicture = t.type({
  jobId: t.string,
  functionsUrl: t.string,
  /** In milliseconds since the epoch. */
  submittedAt: t.number,
  /** Whether the page considered the visitor a subscriber when the picture was requested. */
  premium: t.boolean,
  request: t.intersection([
    t.type({ character: t.string, aspect: AspectRatio, style: Style, description: t.string }),
    t.partial({
      descriptionLanguage: t.string,
      rewritten: t.boolean,
      readByBrowser: t.boolean,
      seed: Seed,
      signature: t.string,
    }),
  ]),
})
export type PendingPicture = t.TypeOf<typeof PendingPicture>

const KEY = 'dramatis-picture'

/** The picture that this tab was waiting for when the visitor left the page, if the functions at this URL draw it. */
export const pendingPicture = (functionsUrl: string): PendingPicture | undefined => {
  const pending = attempt(() =>
    PendingPicture.decode(JSON.parse(sessionStorage.getItem(KEY) ?? '')),
  )
  return pending && isRight(pending) && pending.right.functionsUrl === functionsUrl
    ? pending.right
    : undefined
}

/** Keeps the picture's job and request, so that the page can resume it after a reload. */
export const keepPicture = (pending: PendingPicture): void => {
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(pending)))
}

export const forgetPicture = (): void => {
  attempt(() => sessionStorage.removeItem(KEY))
}
