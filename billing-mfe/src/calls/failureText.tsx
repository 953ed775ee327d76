import type { CallFailure } from '@dramatis/functions/client'
import type { ReactNode } from 'react'
import type { Translate } from '../messages.ts'

/**
 * What a visitor is told about a call that brought nothing; the server's own sentence, in English, for what
 * they can mend and no text here is about.
 */
export const failureText = (t: Translate, failure: CallFailure): ReactNode => {
  if (failure.type === 'rateLimited') return t('rateLimited')
  if (failure.type !== 'refused' || failure.status >= 500 || failure.error === undefined) {
    return t('somethingWentWrong')
  }
  return failure.status === 403 ? t('code.wrong') : <span lang="en">{failure.error}</span>
}
