import {
  Job,
  jobPath,
  PREFERENCE_APPLIED_HEADER,
  RESPOND_ASYNC,
  type JobEvent,
} from '../contract/index.ts'

/** The replies to requests for jobs. Requests without a reply get a 404, as for an expired job. */
export interface JobReplies {
  readonly read?: (id: string) => Job | Response
  /** @param lastEventId the last event that a reconnecting page has received */
  readonly events?: (id: string, lastEventId: string | undefined) => Response
  readonly cancel?: (id: string) => void
}

/** The response of `characterSD` to `RESPOND_ASYNC`. */
export const accepted = (id: string, job: Job): Response =>
  Response.json(Job.encode(job), {
    status: 202,
    headers: { location: jobPath(id), [PREFERENCE_APPLIED_HEADER]: RESPOND_ASYNC },
  })

/** An event and its id, which the browser sends back after a lost connection. */
export type NumberedEvent = JobEvent & { readonly id: string }

/** Events as a stream. It stays open until the events end, so a waiting generator keeps it open. */
export const eventStream = (events: Events): Response => {
  const texts = textOf(events)
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await texts.next()
      if (next.done === true) controller.close()
      else controller.enqueue(Buffer.from(next.value))
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

type Events = AsyncIterable<NumberedEvent> | Iterable<NumberedEvent>

async function* textOf(events: Events): AsyncGenerator<string, void> {
  for await (const { id, name, data } of events) {
    yield `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`
  }
}
