export type NoticeType = 'success' | 'error' | 'warning' | 'info'

/** A message for the page's toasts. */
export interface Notice {
  /** Grows with every notice of the page; its key in lists. */
  readonly id: number
  readonly type: NoticeType
  readonly text: string
  /** The text's language as a BCP 47 tag, where it is not the page's. */
  readonly language?: string
  /** Whoever raised it tells it to screen readers too: it is only to be seen. */
  readonly quiet?: boolean
}

export type NoticeOptions = Pick<Notice, 'language' | 'quiet'>

/** How long after its trigger a toast appears (spec, section 2). */
export const NOTICE_DELAY_MS = 50
/** How long a toast stays (spec, section 2). */
export const NOTICE_DURATION_MS = 3000
