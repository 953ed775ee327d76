import type { PageStore } from './createPageStore.ts'
import type { NoticeOptions, NoticeType } from './notices.ts'

interface Messages<Key, Values> {
  readonly t: (key: Key, values?: Values) => string
  /** Calls back after the language has changed. */
  readonly subscribe: (listener: () => void) => unknown
}

type Options<Values> = Pick<NoticeOptions, 'quiet'> & {
  /** The values of the text's placeholders. */
  readonly values?: Values
}

/**
 * Adds notices by the keys of their texts, and translates those that are still shown when the language changes.
 *
 * It writes `notices` directly, because the store on the page may come from an older shell and lack an action for that.
 * For the same reason it is not part of the shared store; each remote has its own copy.
 */
export const createNotify = <Key, Values>(
  store: Pick<PageStore, 'getState' | 'setState'>,
  { t, subscribe }: Messages<Key, Values>,
) => {
  let texts: ReadonlyMap<number, () => string> = new Map()
  const forgetDismissed = () => {
    const { notices } = store.getState()
    texts = new Map([...texts].filter(([id]) => notices.some((notice) => notice.id === id)))
  }
  subscribe(() => {
    forgetDismissed()
    if (texts.size === 0) return
    store.setState(({ notices }) => ({
      notices: notices.map((notice) => ({
        ...notice,
        text: texts.get(notice.id)?.() ?? notice.text,
      })),
    }))
  })
  /** Returns the notice's id, as the store's `notify` does. */
  return (type: NoticeType, key: Key, { values, ...options }: Options<Values> = {}): number => {
    forgetDismissed()
    const text = () => t(key, values)
    const id = store.getState().notify(type, text(), options)
    texts = new Map([...texts, [id, text]])
    return id
  }
}
