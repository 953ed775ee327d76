import { NOTICE_DELAY_MS, NOTICE_DURATION_MS, type Notice, type NoticeType } from '@dramatis/store'
import { Button } from '@dramatis/ui'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../messages.ts'
import styles from './Toast.module.css'

interface Props {
  readonly notice: Notice
  readonly dismiss: (id: number) => void
}

/**
 * One notice: shown 50 ms after its trigger, for 3000 ms (spec, section 2), while a bar drains. Time
 * stands still under the pointer and while focus is within. Not Base UI's toast: that one also stops the
 * clock whenever the window has no focus and shows it nowhere, so the bar could not tell the truth.
 */
export const Toast = ({ notice: { id, type, text, language }, dismiss }: Props) => {
  const { t } = useMessages()
  const [shown, setShown] = useState(false)
  const [held, setHeld] = useState(false)
  const left = useRef(NOTICE_DURATION_MS)

  useEffect(() => {
    const timer = setTimeout(() => setShown(true), NOTICE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (!shown || held) return undefined
    const startedAt = Date.now()
    const timer = setTimeout(() => dismiss(id), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - startedAt
    }
  }, [shown, held, id, dismiss])

  if (!shown) return null
  const Sign = SIGNS[type]
  return (
    <div
      className={`${styles.toast} ${styles[type]}`}
      data-type={type}
      data-held={held || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.sign}>
        <Sign size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <p className={styles.text} lang={language}>
        {text}
      </p>
      <Button
        variant="bare"
        className={styles.close}
        aria-label={t('close')}
        onClick={() => dismiss(id)}
      >
        <X size={20} strokeWidth={1.75} aria-hidden="true" />
      </Button>
      <i className={styles.left} />
    </div>
  )
}

const SIGNS: Readonly<Record<NoticeType, LucideIcon>> = {
  success: CircleCheck,
  error: CircleAlert,
  warning: TriangleAlert,
  info: Info,
}
