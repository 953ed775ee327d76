import { createJSONStorage, persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { idle, type Generation } from './generation.ts'
import { addNotice, type Notice, type NoticeOptions, type NoticeType } from './notices.ts'
import { emptyPersisted, readPersisted, type Persisted } from './persisted.ts'
import { emptyQuota, withRequest, type Quota } from './quota.ts'
import { safeStorage } from './safeStorage.ts'
import { sharedStorage } from './sharedStorage.ts'
import { emailOf, proofOf, unchecked, unknownSubscriber, type Subscriber } from './subscriber.ts'

/** The state that the shell and the remotes share. Each slice says who writes it. */
export interface PageState {
  /** Written by billing-mfe. */
  readonly subscriber: Subscriber
  /** Written by generator-mfe. */
  readonly quota: Quota
  /** Written by generator-mfe and billing-mfe: the token by which the server counts this visitor's requests, or ''. */
  readonly visitorToken: string
  /** Written by generator-mfe. */
  readonly generation: Generation
  /**
   * Written by billing-mfe: opens the checkout in a new tab. Call it within the visitor's click, or the
   * browser blocks the tab. Undefined while no billing remote is mounted: open the configured link instead.
   */
  readonly openCheckout: (() => void) | undefined
  /** Written by billing-mfe: the names of the dialogs that have opened unprompted; each does so only once. */
  readonly seen: readonly string[]
  /** Written by the shell: the language that the visitor chose, a BCP 47 tag, or '' for the browser's. */
  readonly language: string
  /** Written by generator-mfe: the language of the page that embeds it, a BCP 47 tag, or ''. */
  readonly hostLanguage: string
  /** Added by anyone; dismissed by the shell, or earlier by the code that added them. */
  readonly notices: readonly Notice[]

  readonly setSubscriber: (subscriber: Subscriber) => void
  /** Counts a request made at `at`, in milliseconds since the epoch. Call it once the picture has arrived. */
  readonly countRequest: (at: number) => void
  /** Records that the server refuses requests until `until`, in milliseconds since the epoch. */
  readonly refuseUntil: (until: number) => void
  readonly setVisitorToken: (token: string) => void
  readonly setGeneration: (generation: Generation) => void
  readonly setOpenCheckout: (open: (() => void) | undefined) => void
  readonly markSeen: (name: string) => void
  readonly chooseLanguage: (language: string) => void
  readonly setHostLanguage: (hostLanguage: string) => void
  /** Adds a notice, or renews the one with the same type and text. Returns its id. */
  readonly notify: (type: NoticeType, text: string, options?: NoticeOptions) => number
  readonly dismiss: (id: number) => void
}

export type PageStore = ReturnType<typeof createPageStore>

export const STORAGE_KEY = 'dramatis'

interface Options {
  /** Called before each use of the storage; may throw, as `localStorage` does when it is blocked. */
  readonly storage: () => Storage
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** Creates a page's store with the given storage and clock. The page itself uses {@link pageStore}. */
export const createPageStore = ({ storage, now }: Options) => {
  let lastNoticeId = 0
  const shared = sharedStorage(safeStorage(storage), { ...emptyPersisted })
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
          const added = { id: lastNoticeId + 1, type, text, ...options }
          const { notices, id } = addNotice(get().notices, added)
          lastNoticeId = Math.max(lastNoticeId, id)
          set({ notices })
          return id
        },
        dismiss: (id) =>
          set(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) })),
      }),
      {
        name: STORAGE_KEY,
        storage: createJSONStorage(() => shared),
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

/** A newly saved address or proof is unchecked; the ones that this page already knows keep their status. */
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
