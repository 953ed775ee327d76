import type { ReactNode } from 'react'
import type { Translate } from '../messages.ts'
import type { CallFailure } from './callFunction.ts'

/**
 * What a visitor is told about a call that brought nothing; the server's own sentence, in English, for what
 * they can mend and no text here is about.
 */
export const failureText = (t: Translate, failure: CallFailure): ReactNode => {
  switch (failure.type) {
    case 'rateLimited':
      return t('rateLimited')
    case 'refused':
      if (failure.status === 403) return t('code.wrong')
      return failure.status < 500 ? <span lang="en">{failure.error}</span> : t('somethingWentWrong')
    case 'unavailable':
      return t('somethingWentWrong')
  }
}
