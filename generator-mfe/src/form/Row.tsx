import type { ReactNode, Ref } from 'react'
import styles from './Row.module.css'

interface RowProps {
  readonly label: string
  readonly labelId: string
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement>
  readonly children: ReactNode
}

/** One line of the bill: a label in italics, a leader, a control. */
export const Row = ({ label, labelId, className = '', ref, children }: RowProps) => (
  <div ref={ref} className={`${styles.row} ${className}`}>
    <span id={labelId} className={styles.label}>
      {label}
    </span>
    <span className={styles.leader} />
    {children}
  </div>
)
