import { pageStore } from '@dramatis/store'
import { useStore } from 'zustand'
import { useMessages } from '../messages.ts'
import { Toast } from './Toast.tsx'
import styles from './Toaster.module.css'

/** The page's notices, top centre. */
export const Toaster = () => {
  const { t } = useMessages()
  const notices = useStore(pageStore, (state) => state.notices)
  const dismiss = useStore(pageStore, (state) => state.dismiss)
  return (
    <div className={styles.toasts} role="region" aria-label={t('notifications')}>
      {notices.map((notice) => (
        <Toast key={notice.id} notice={notice} dismiss={dismiss} />
      ))}
    </div>
  )
}
