import { sentenceOf, type CallFailure } from '@dramatis/functions/client'
import type { ReactNode } from 'react'
import type { Translate } from '../messages.ts'

/**
 * The text to show for a failed call: the server's own message if the visitor can do something about the error,
 * otherwise one of this remote's texts.
 */
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
