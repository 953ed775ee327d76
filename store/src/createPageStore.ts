import { createJSONStorage, persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { forgivingStorage } from './forgivingStorage.ts'
import { idle, type Generation } from './generation.ts'
import { raise, type Notice, type NoticeOptions, type NoticeType } from './notices.ts'
import { readPersisted, type Persisted } from './persisted.ts'
import { emptyQuota, withRequest, type Quota } from './quota.ts'
import { emailOf, proofOf, unchecked, unknownSubscriber, type Subscriber } from './subscriber.ts'

/** Everything that the shell and the remotes tell each other. Each slice is written by one owner. */
export interface PageState {
  /** Written by billing-mfe. */
  readonly subscriber: Subscriber
  /** Written by generator-mfe. */
  readonly quota: Quota
  /** Written by generator-mfe: the signed token by which the server counts this visitor, or ''. */
  readonly visitorToken: string
  /** Written by generator-mfe. */
  readonly generation: Generation
  /**
   * Written by billing-mfe: opens the checkout in a new tab; call it within the visitor's click, or the
   * browser blocks the tab. Undefined while no billing remote is there: open the configured link yourself.
   */
  readonly openCheckout: (() => void) | undefined
  /** Written by billing-mfe: the names of what opens by itself only once, and has, in any visit. */
  readonly seen: readonly string[]
  /** Written by the shell: the language that the visitor chose, a BCP 47 tag, or '' for the browser's. */
  readonly language: string
  /** Written by generator-mfe: the language of the page around an embed, a BCP 47 tag, or ''. */
  readonly hostLanguage: string
  /** Raised by anyone, dismissed by the shell, or before that by who raised it. */
  readonly notices: readonly Notice[]

  readonly setSubscriber: (subscriber: Subscriber) => void
  /** Counts a request made at `at`, milliseconds since the epoch; call it once the picture is there. */
  readonly countRequest: (at: number) => void
  /** The server refuses until `until`, milliseconds since the epoch. */
  readonly refuseUntil: (until: number) => void
  readonly setVisitorToken: (token: string) => void
  readonly setGeneration: (generation: Generation) => void
  readonly setOpenCheckout: (open: (() => void) | undefined) => void
  readonly markSeen: (name: string) => void
  readonly chooseLanguage: (language: string) => void
  readonly setHostLanguage: (hostLanguage: string) => void
  /** Raises a notice, or renews the one that says the same. Returns its id. */
  readonly notify: (type: NoticeType, text: string, options?: NoticeOptions) => number
  readonly dismiss: (id: number) => void
}

export type PageStore = ReturnType<typeof createPageStore>

export const STORAGE_KEY = 'dramatis'

interface Options {
  /** Called for the storage at each use; may throw, as a blocked `localStorage` does. */
  readonly storage: () => Storage
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** A page's store over the given storage and clock. The page itself uses {@link pageStore}. */
export const createPageStore = ({ storage, now }: Options) => {
  let lastNoticeId = 0
  return createStore<PageState>()(
    persist(
      (set, get) => ({
        subscriber: unknownSubscriber,
        quota: emptyQuota,
        visitorToken: '',
        generation: idle,
        openCheckout: undefined,
        seen: [],
        language: '',
        hostLanguage: '',
        notices: [],
        setSubscriber: (subscriber) => set({ subscriber }),
        countRequest: (at) => set(({ quota }) => ({ quota: withRequest(quota, at, now()) })),
        refuseUntil: (refusedUntil) => set(({ quota }) => ({ quota: { ...quota, refusedUntil } })),
        setVisitorToken: (visitorToken) => set({ visitorToken }),
        setGeneration: (generation) => set({ generation }),
        setOpenCheckout: (openCheckout) => set({ openCheckout }),
        markSeen: (name) =>
          set(({ seen }) => ({ seen: seen.includes(name) ? seen : [...seen, name] })),
        chooseLanguage: (language) => set({ language }),
        setHostLanguage: (hostLanguage) => set({ hostLanguage }),
        notify: (type, text, options) => {
          const raised = { id: lastNoticeId + 1, type, text, ...options }
          const { notices, id } = raise(get().notices, raised)
          lastNoticeId = Math.max(lastNoticeId, id)
          set({ notices })
          return id
        },
        dismiss: (id) =>
          set(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) })),
      }),
      {
        name: STORAGE_KEY,
        storage: createJSONStorage(() => forgivingStorage(storage)),
        partialize: ({ subscriber, quota, visitorToken, seen, language }): Persisted => ({
          email: emailOf(subscriber),
          proof: proofOf(subscriber),
          requestedAt: quota.requestedAt,
          visitorToken,
          seen,
          language,
        }),
        merge: (raw, current) => merged(readPersisted(raw, now()), current),
      },
    ),
  )
}

/** A saved address starts unchecked, and a new proof too; what this page already knows keeps its status. */
const merged = (saved: Persisted, current: PageState): PageState => ({
  ...current,
  subscriber:
    saved.email === emailOf(current.subscriber) && saved.proof === proofOf(current.subscriber)
      ? current.subscriber
      : saved.email === ''
        ? unknownSubscriber
        : unchecked(saved.email, saved.proof),
  quota: { ...current.quota, requestedAt: saved.requestedAt },
  visitorToken: saved.visitorToken,
  seen: saved.seen,
  language: saved.language,
})
