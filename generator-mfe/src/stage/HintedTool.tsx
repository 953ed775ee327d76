import { Button, Icon } from '@dramatis/ui'
import type { IconNode } from 'lucide'
import { useState } from 'react'
import { useTimeout } from '../form/useTimeout.ts'
import styles from './Plate.module.css'

interface HintedToolProps {
  readonly icon: IconNode
  readonly text: string
  /** What a screen reader says in place of the text. */
  readonly label: string
  readonly hint: string
  /** How the hint is told: `alert` interrupts, `status` waits. */
  readonly role: 'alert' | 'status'
  /** How long the hint stays, in milliseconds. */
  readonly hintMs: number
  /** Gets what shows the hint. */
  readonly onClick: (showHint: () => void) => void
}

/** A tool of the plate, with a hint beside it that goes by itself. */
export const HintedTool = ({ icon, text, label, hint, role, hintMs, onClick }: HintedToolProps) => {
  const [hinting, setHinting] = useState(false)
  const hiding = useTimeout()
  const showHint = () => {
    setHinting(true)
    hiding(() => setHinting(false), hintMs)
  }
  return (
    <span className={styles.hinted}>
      <Button className={styles.tool} aria-label={label} onClick={() => onClick(showHint)}>
        <Icon of={icon} />
        <span>{text}</span>
      </Button>
      <span className={styles.hint} role={role}>
        {hinting && hint}
      </span>
    </span>
  )
}
