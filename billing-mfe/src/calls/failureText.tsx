import type { CallFailure } from '@dramatis/functions/client'
import type { ReactNode } from 'react'
import type { Translate } from '../messages.ts'

/**
 * The message for a call that failed. If the visitor can do something about it and there is no text for it
 * here, it is the server's own message, in English.
 */
export const failureText = (t: Translate, failure: CallFailure): ReactNode => {
  if (failure.type === 'rateLimited') return t('rateLimited')
  if (failure.type !== 'refused' || failure.status >= 500 || failure.error === undefined) {
    return t('somethingWentWrong')
  }
  return failure.status === 403 ? t('code.wrong') : <span lang="en">{failure.error}</span>
}
