import type { Availability, BrowserModel, ModelSession } from '../src/reading/BrowserModel.ts'

interface Behavior {
  readonly availability?: Availability
  /** What each session answers; without it, it never does. */
  readonly answer?: string | undefined
  /** A download before the first session. */
  readonly downloaded?: Promise<void>
}

interface StandInModel extends BrowserModel {
  /** What the sessions were asked. */
  readonly prompts: readonly string[]
  readonly constraints: readonly object[]
  /** How many times a session was requested. */
  readonly created: number
  /** How many sessions have not been destroyed. */
  readonly open: number
  /** Reports the downloaded part of the model. jsdom's ProgressEvent takes whole numbers only. */
  readonly progress: (loaded: number) => void
}

/** Stands in for the browser's own model: it has the shapes of the Prompt API, and keeps to its signals. */
export const standInModel = ({
  availability = 'available',
  answer,
  downloaded,
}: Behavior): StandInModel => {
  const prompts: string[] = []
  const constraints: object[] = []
  const downloads = new EventTarget()
  let created = 0
  let open = 0

  const createSession = (): ModelSession => {
    open++
    return {
      prompt: (text, { responseConstraint, signal }) => {
        prompts.push(text)
        constraints.push(responseConstraint)
        return answer === undefined ? aborted(signal) : Promise.resolve(answer)
      },
      destroy: () => {
        open--
      },
    }
  }
  return {
    availability: () => Promise.resolve(availability),
    create: async ({ signal, monitor }) => {
      created++
      monitor(downloads)
      await Promise.race([downloaded, aborted(signal)])
      return createSession()
    },
    prompts,
    constraints,
    get created() {
      return created
    },
    get open() {
      return open
    },
    progress: (loaded: number) => {
      downloads.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded, total: 1 }))
    },
  }
}

/** Rejects when the signal aborts. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const fail = () => reject(new DOMException('Aborted', 'AbortError'))
    if (signal.aborted) fail()
    signal.addEventListener('abort', fail)
  })
