/** What the tests of a page use in the place of the functions. */
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
