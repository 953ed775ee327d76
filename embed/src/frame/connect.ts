import { GREETING } from './messages.ts'
import { removed } from './removed.ts'

/**
 * Resolves to the port to the page in a frame once that page answers, which it never does if it is refused, missing or
 * without its script: browsers do not say so. Rejects if `signal` is aborted.
 */
export const connect = (frame: HTMLIFrameElement, signal: AbortSignal): Promise<MessagePort> =>
  new Promise((resolve, reject) => {
    frame.onload = () => {
      // A port can be transferred only once, and the first load may have been an error page.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(port1)
      // Delivered only if the frame is still on this origin after any redirect.
      frame.contentWindow?.postMessage(GREETING, new URL(frame.src).origin, [port2])
    }
    signal.addEventListener('abort', () => reject(removed()))
  })
