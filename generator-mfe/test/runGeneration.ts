import type { JobReplies, Replies } from '@dramatis/functions/testing'
import { createPageStore, type Generation, type PageStore, type Portrait } from '@dramatis/store'
import { createNotify } from '@dramatis/store/createNotify'
import { generate, type Options } from '../src/generation/generate.ts'
import type { DramatisFailure } from '../src/host/dramatisEvents.ts'
import type { PortraitRequest } from '../src/generation/PortraitRequest.ts'
import { subscribe, t } from '../src/messages.ts'
import { BROKEN_IMAGE } from './brokenImage.ts'
import { serveFunctions } from './servers.ts'

export const portraitRequest: PortraitRequest = {
  character: 'Gandalf, The Lord of the Rings',
  aspect: 'square',
  style: 'realistic',
}

/** The page's store for a new visitor. */
export const newStore = (): PageStore => {
  const items = new Map<string, string>()
  return createPageStore({
    now: Date.now,
    storage: () => ({
      get length() {
        return items.size
      },
      clear: () => items.clear(),
      key: (index) => [...items.keys()][index] ?? null,
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    }),
  })
}

const NO_JOBS: JobReplies = {}

/**
 * Generates from {@link portraitRequest}, or as `work` says, with functions that succeed unless `replies` says
 * otherwise.
 */
export const runGeneration = async (
  replies: Replies = {},
  {
    store = newStore(),
    signal = new AbortController().signal,
    jobs = NO_JOBS,
    work = (options: Options) => generate(portraitRequest, options),
  } = {},
) => {
  const server = await serveFunctions(replies, jobs)
  const generations: Generation[] = []
  const pictures: Portrait[] = []
  const errors: DramatisFailure[] = []
  store.subscribe(({ generation }, before) => {
    if (generation !== before.generation) generations.push(generation)
  })
  await work({
    store,
    notify: createNotify(store, { subscribe, t }),
    functionsUrl: server.url,
    signal,
    previewDelayMs: 0,
    canShow: (image) => Promise.resolve(image !== BROKEN_IMAGE),
    onStart: () => undefined,
    onProgress: () => undefined,
    onPicture: (portrait) => pictures.push(portrait),
    onError: (error) => errors.push(error),
  })
  const phases = generations
    .map(({ phase }) => phase)
    .filter((phase, index, all) => phase !== all[index - 1])
  const { calls, callsTo } = server
  return { store, pictures, errors, generations, phases, calls, callsTo, state: store.getState() }
}
