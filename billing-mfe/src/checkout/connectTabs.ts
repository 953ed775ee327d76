import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

const TabMessage = t.union([
  /** The checkout has sent the buyer back to the tab that sends this message. */
  t.type({ type: t.literal('returned'), checkoutId: t.string, token: t.string }),
  /** The reply to `returned` from the tab that opened the checkout. */
  t.type({ type: t.literal('taken'), checkoutId: t.string, platformUrl: t.string }),
  /** An address has become premium. */
  t.type({ type: t.literal('paid'), email: t.string }),
])
export type TabMessage = t.TypeOf<typeof TabMessage>

export interface Tabs {
  readonly send: (message: TabMessage) => void
  readonly close: () => void
}

/** Exchanges messages with this page in the browser's other tabs. Messages are not stored. */
export const connectTabs = (onMessage: (message: TabMessage) => void): Tabs => {
  if (typeof BroadcastChannel === 'undefined') {
    return { send: () => undefined, close: () => undefined }
  }
  const channel = new BroadcastChannel('dramatis-checkout')
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = TabMessage.decode(data)
    if (isRight(message)) onMessage(message.right)
  }
  return {
    send: (message) => {
      channel.postMessage(message)
    },
    close: () => {
      channel.close()
    },
  }
}
