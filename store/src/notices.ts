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
  /** How often it was raised again while it was there; absent for never. Each time its clock starts anew. */
  readonly renewals?: number
  /** How often it was raised again without being {@link quiet}: screen readers are told each time. */
  readonly retellings?: number
}

export type NoticeOptions = Pick<Notice, 'language' | 'quiet'>

/**
 * The notices with one more, and its id. The same type and text as one that is there does not stand twice:
 * that one is renewed, and keeps its id and its place. It is quiet as long as whoever raised it was.
 */
export const raise = (
  notices: readonly Notice[],
  raised: Notice,
): { readonly notices: readonly Notice[]; readonly id: number } => {
  const same = notices.find(({ type, text }) => type === raised.type && text === raised.text)
  if (!same) return { notices: [...notices, raised], id: raised.id }
  return {
    notices: notices.map((notice) => (notice === same ? renewed(same, raised) : notice)),
    id: same.id,
  }
}

const renewed = ({ quiet, ...notice }: Notice, { quiet: stillQuiet }: Notice): Notice => ({
  ...notice,
  ...(quiet && stillQuiet && { quiet }),
  renewals: (notice.renewals ?? 0) + 1,
  ...(!stillQuiet && { retellings: (notice.retellings ?? 0) + 1 }),
})

/** How long after its trigger a toast appears (spec, section 2). */
export const NOTICE_DELAY_MS = 50
/** How long a toast stays (spec, section 2). */
export const NOTICE_DURATION_MS = 3000
