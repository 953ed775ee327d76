import { Button, Icon } from '@dramatis/ui'
import type { IconNode } from 'lucide'
import { useState } from 'react'
import { useTimeout } from '../controls/useTimeout.ts'
import styles from './Caption.module.css'

interface ToolWithHintProps {
  readonly icon: IconNode
  readonly text: string
  /** The accessible name, in place of the text. */
  readonly label: string
  readonly hint: string
  /** How a screen reader announces the hint: `alert` interrupts, `status` waits. */
  readonly role: 'alert' | 'status'
  /** How long the hint stays, in milliseconds. */
  readonly hintMs: number
  /** Called with a function that shows the hint. */
  readonly onClick: (showHint: () => void) => void
}

/** A button with a hint that appears beside it on demand and hides automatically. */
export const ToolWithHint = ({
  icon,
  text,
  label,
  hint,
  role,
  hintMs,
  onClick,
}: ToolWithHintProps) => {
  const [hintShown, setHintShown] = useState(false)
  const startTimeout = useTimeout()
  const showHint = () => {
    setHintShown(true)
    startTimeout(() => setHintShown(false), hintMs)
  }
  return (
    <span className={styles.hinted}>
      <Button className={styles.tool} aria-label={label} onClick={() => onClick(showHint)}>
        <Icon of={icon} />
        <span>{text}</span>
      </Button>
      <span className={styles.hint} role={role}>
        {hintShown && hint}
      </span>
    </span>
  )
}
