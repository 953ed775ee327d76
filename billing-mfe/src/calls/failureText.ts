import { messages } from '../messages.ts'
import type { CallFailure } from './callFunction.ts'

/** What a visitor is told about a call that brought nothing; the server's own sentence for what they can mend. */
export const failureText = (failure: CallFailure): string => {
  switch (failure.type) {
    case 'rateLimited':
      return messages.rateLimited
    case 'refused':
      return failure.status < 500 ? failure.error : messages.somethingWentWrong
    case 'unavailable':
      return messages.somethingWentWrong
  }
}
