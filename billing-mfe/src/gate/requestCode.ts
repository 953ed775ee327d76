import { emailCode } from '@dramatis/functions/contract'
import { isRight } from 'fp-ts/lib/Either.js'
import { billingStore, type CodeRequest } from '../billingStore.ts'
import { callAsVisitor } from '../calls/callAsVisitor.ts'

/** Asks the server to send a one-time code to `email`; `code` in the billing store shows the progress. */
export const requestCode = async (functionsUrl: string, email: string): Promise<void> => {
  const sending: CodeRequest = { email, status: 'sending' }
  billingStore.setState({ code: sending })
  const outcome = await callAsVisitor(functionsUrl, emailCode, { email })
  if (billingStore.getState().code !== sending) return
  billingStore.setState({
    code: isRight(outcome)
      ? { email, status: 'sent' }
      : { email, status: 'failed', failure: outcome.left },
  })
}
