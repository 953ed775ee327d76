import { pageStore, type Notice } from '@dramatis/store'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { useMessages } from '../messages.ts'
import { Toast } from './Toast.tsx'
import styles from './Toaster.module.css'
import { useClearOfFocus } from './useClearOfFocus.ts'
import { useFocusReturned } from './useFocusReturned.ts'
import { useHostOnTop } from './useHostOnTop.ts'

/**
 * The page's notices, at the top center or clear of the focused control, also above an open dialog. The live regions
 * exist before any notice, because screen readers would miss text that is added together with its region.
 */
export const Toaster = () => createPortal(<Toasts />, useHostOnTop())

const Toasts = () => {
  const { t } = useMessages()
  const notices = useStore(pageStore, (state) => state.notices)
  const dismiss = useStore(pageStore, (state) => state.dismiss)
  const focus = useFocusReturned()
  const [low, check] = useClearOfFocus(focus.ref, notices.length === 0)
  const toasts = (manner: Manner) =>
    notices
      .filter((notice) => mannerOf(notice) === manner)
      .map((notice) => <Toast key={notice.id} notice={notice} dismiss={dismiss} />)
  return (
    <div
      className={styles.toasts}
      role="region"
      aria-label={t('notifications')}
      data-low={low}
      onAnimationStart={check} // every toast starts an animation when it is shown
      {...focus}
    >
      <div className={styles.stack} role="alert" aria-atomic="false">
        {toasts('assertive')}
      </div>
      <div className={styles.stack} role="status" aria-atomic="false">
        {toasts('polite')}
      </div>
      <div className={styles.stack}>{toasts('quiet')}</div>
    </div>
  )
}

/** How a notice is announced to screen readers. */
type Manner = 'assertive' | 'polite' | 'quiet'

const mannerOf = ({ type, quiet }: Notice): Manner => {
  if (quiet) return 'quiet'
  return type === 'error' || type === 'warning' ? 'assertive' : 'polite'
}
