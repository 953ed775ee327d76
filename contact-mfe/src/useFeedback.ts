import { pageStore, type NoticeType } from '@dramatis/store'
import type { ContactProps } from '@dramatis/store/slots'
import { isRight } from 'fp-ts/lib/Either.js'
import { useEffect, useRef, useState } from 'react'
import { t } from './messages.ts'
import { sendFeedback, type Feedback } from './sendFeedback.ts'

export type FeedbackStatus = 'idle' | 'sending' | 'sent' | 'failed'

/**
 * Where sending stands, and what starts it. `send` tells the page's toasts, each time in the place of what
 * it told before, and answers whether the message arrived; once the component is gone, the request is
 * aborted and nobody is told.
 */
export const useFeedback = (settings: ContactProps['settings']) => {
  const [status, setStatus] = useState<FeedbackStatus>('idle')
  const request = useRef<AbortController>(undefined)
  const told = useRef<number>(undefined)
  useEffect(() => () => request.current?.abort(), [])

  const hush = () => {
    if (told.current !== undefined) pageStore.getState().dismiss(told.current)
  }
  const tell = (type: NoticeType, text: string) => {
    hush()
    told.current = pageStore.getState().notify(type, text)
  }

  const send = async (feedback: Feedback): Promise<boolean> => {
    // Two clicks can come before the first has disabled the button.
    if (request.current) return false
    const controller = new AbortController()
    request.current = controller
    setStatus('sending')
    tell('info', t('sending'))
    const result = await sendFeedback(settings, feedback, controller.signal)
    request.current = undefined
    if (controller.signal.aborted) {
      hush()
      return false
    }
    if (isRight(result)) {
      setStatus('sent')
      tell('success', t('sent'))
      return true
    }
    setStatus('failed')
    tell('error', t('failed'))
    console.error(`The feedback was not sent (${result.left.kind}): ${result.left.reason}`)
    return false
  }

  return { status, send, forget: () => setStatus('idle') }
}
