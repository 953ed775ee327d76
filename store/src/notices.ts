export type NoticeType = 'success' | 'error' | 'warning' | 'info'

/** A message for the page's toasts. */
export interface Notice {
  /** Unique and increasing on the page; its key in lists. */
  readonly id: number
  readonly type: NoticeType
  readonly text: string
  /** The text's language as a BCP 47 tag, if it is not the page's. */
  readonly language?: string
  /** Shown but not announced, because the code that added it announces the text to screen readers itself. */
  readonly quiet?: boolean
  /** How often it was added again while it was shown; absent for never. Each time restarts its timer. */
  readonly renewals?: number
  /** How often it was added again without being {@link quiet}: screen readers announce it each time. */
  readonly reannouncements?: number
}

export type NoticeOptions = Pick<Notice, 'language' | 'quiet'>

/**
 * The notices with one added, and its id. If there is already a notice with the same type and text, it is renewed
 * instead, and keeps its id and its place. It stays quiet only if every addition was quiet.
 */
export const addNotice = (
  notices: readonly Notice[],
  added: Notice,
): { readonly notices: readonly Notice[]; readonly id: number } => {
  const same = notices.find(({ type, text }) => type === added.type && text === added.text)
  if (!same) return { notices: [...notices, added], id: added.id }
  return {
    notices: notices.map((notice) => (notice === same ? renewed(same, added) : notice)),
    id: same.id,
  }
}

const renewed = ({ quiet, ...notice }: Notice, { quiet: stillQuiet }: Notice): Notice => ({
  ...notice,
  ...(quiet && stillQuiet && { quiet }),
  renewals: (notice.renewals ?? 0) + 1,
  ...(!stillQuiet && { reannouncements: (notice.reannouncements ?? 0) + 1 }),
})

/** How long after its trigger a toast appears, in milliseconds (toast-4). */
export const NOTICE_DELAY_MS = 50
/** How long a toast stays, in milliseconds (toast-4). */
export const NOTICE_DURATION_MS = 3000
