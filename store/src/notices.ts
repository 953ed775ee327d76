export type NoticeType = 'success' | 'error' | 'warning' | 'info'

/** A message for the page's toasts. */
export interface Notice {
  /** Grows with every notice of the page; its key in lists. */
  readonly id: number
  readonly type: NoticeType
  readonly text: string
}

/** How long after its trigger a toast appears (spec, section 2). */
export const NOTICE_DELAY_MS = 50
/** How long a toast stays (spec, section 2). */
export const NOTICE_DURATION_MS = 3000
