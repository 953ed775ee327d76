import { NOTICE_DELAY_MS, NOTICE_DURATION_MS, type Notice, type NoticeType } from '@dramatis/store'
import { Button, Icon } from '@dramatis/ui'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type IconNode } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../messages.ts'
import styles from './Toast.module.css'

interface Props {
  readonly notice: Notice
  readonly dismiss: (id: number) => void
}

/**
 * One notice: shown 50 ms after its trigger, for 3000 ms (toast-4), while a bar drains. The clock stops
 * while the pointer is over the toast or the focus is in it. Base UI's toast would also stop its clock whenever the
 * window loses focus, and does not expose the clock, so the bar could be wrong.
 */
export const Toast = ({ notice, dismiss }: Props) => {
  const { id, type, text, language, renewals = 0, reannouncements = 0 } = notice
  const { t } = useMessages()
  const [shown, setShown] = useState(false)
  const [held, setHeld] = useState(false)
  const left = useRef(NOTICE_DURATION_MS)
  const endsAt = useRef(0)

  useEffect(() => {
    const timer = setTimeout(() => setShown(true), NOTICE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    left.current = NOTICE_DURATION_MS
  }, [renewals])

  useEffect(() => {
    if (!shown || held) return undefined
    endsAt.current = Date.now() + left.current
    const timer = setTimeout(() => dismiss(id), left.current)
    return () => {
      clearTimeout(timer)
      left.current = endsAt.current - Date.now()
    }
  }, [shown, held, id, renewals, dismiss])

  if (!shown) return null
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
        <Icon of={SIGNS[type]} />
      </span>
      {/* A new element, because an unchanged text is not announced again. */}
      <p key={`text ${reannouncements}`} className={styles.text} lang={language}>
        {text}
      </p>
      <Button
        variant="bare"
        className={styles.close}
        aria-label={t('close')}
        onClick={() => dismiss(id)}
      >
        <Icon of={X} />
      </Button>
      <i
        key={`left ${renewals}`}
        className={styles.left}
        // The animation restarts when the toast moves into or out of a dialog; the clock does not.
        onAnimationStart={({ currentTarget }) => {
          const remaining = held ? left.current : endsAt.current - Date.now()
          for (const drain of currentTarget.getAnimations()) {
            drain.currentTime = NOTICE_DURATION_MS - remaining
          }
        }}
      />
    </div>
  )
}

const SIGNS: Readonly<Record<NoticeType, IconNode>> = {
  success: CircleCheck,
  error: CircleAlert,
  warning: TriangleAlert,
  info: Info,
}
