/** The events that the generator sends to the page around it. */
export type * from './host/dramatisEvents.ts'
export { sendEvent } from './host/sendEvent.ts'
