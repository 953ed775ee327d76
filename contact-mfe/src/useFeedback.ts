import { pageStore } from '@dramatis/store'
import type { ContactProps } from '@dramatis/store/slots'
import { isRight } from 'fp-ts/lib/Either.js'
import { useEffect, useRef, useState } from 'react'
import { notify } from './messages.ts'
import { sendFeedback, type Feedback } from './sendFeedback.ts'

export type FeedbackStatus = 'idle' | 'sending' | 'sent' | 'failed'

/**
 * Sends feedback and shows its progress in the page's toasts, one notice at a time. `send` returns whether the
 * message was delivered. Unmounting the component aborts the request and removes the notice.
 */
export const useFeedback = (settings: ContactProps['settings']) => {
  const [status, setStatus] = useState<FeedbackStatus>('idle')
  const request = useRef<AbortController>(undefined)
  const noticeId = useRef<number>(undefined)
  useEffect(() => () => request.current?.abort(), [])

  const dismissNotice = () => {
    if (noticeId.current !== undefined) pageStore.getState().dismiss(noticeId.current)
  }
  const replaceNotice = (...notice: Parameters<typeof notify>) => {
    dismissNotice()
    noticeId.current = notify(...notice)
  }

  const send = async (feedback: Feedback): Promise<boolean> => {
    // A second click can come before the render that disables the button.
    if (request.current) return false
    const controller = new AbortController()
    request.current = controller
    setStatus('sending')
    replaceNotice('info', 'sending')
    const outcome = await sendFeedback(settings, feedback, controller.signal)
    request.current = undefined
    if (controller.signal.aborted) {
      dismissNotice()
      return false
    }
    if (isRight(outcome)) {
      setStatus('sent')
      replaceNotice('success', 'sent')
      return true
    }
    setStatus('failed')
    replaceNotice('error', 'failed')
    console.error(`The feedback was not sent (${outcome.left.kind}): ${outcome.left.reason}`)
    return false
  }

  return {
    status,
    send,
    reset: () => {
      setStatus('idle')
    },
  }
}
