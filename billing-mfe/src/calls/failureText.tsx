import { sentenceOf, type CallFailure } from '@dramatis/functions/client'
import type { ReactNode } from 'react'
import type { Translate } from '../messages.ts'

/** The message for a call that failed: the server's own, unless there is a text for it here. */
export const failureText = (t: Translate, failure: CallFailure): ReactNode => {
  if (failure.type === 'rateLimited') return t('rateLimited')
  const sentence = sentenceOf(failure)
  if (failure.type !== 'refused' || sentence === undefined) return t('somethingWentWrong')
  return failure.status === 403 ? (
    t('code.wrong')
  ) : (
    <span lang={sentence.language}>{sentence.text}</span>
  )
}
