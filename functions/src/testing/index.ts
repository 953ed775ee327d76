/** Stand-ins for the functions, for a page's tests. */
export { accepted, eventStream, type JobReplies, type NumberedEvent } from './jobReplies.ts'
export {
  refusal,
  respond,
  startLoopback,
  type Call,
  type Loopback,
  type Replies,
  type Reply,
} from './startLoopback.ts'
export { listen, type Listening } from '../http/listen.ts'
