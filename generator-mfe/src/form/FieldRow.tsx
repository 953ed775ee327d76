import type { ReactNode, Ref } from 'react'
import styles from './FieldRow.module.css'

interface FieldRowProps {
  readonly label: string
  readonly labelId: string
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement>
  readonly children: ReactNode
}

/** One line of the form: a label, a dotted line and a control. */
export const FieldRow = ({ label, labelId, className = '', ref, children }: FieldRowProps) => (
  <div ref={ref} className={`${styles.row} ${className}`}>
    <span id={labelId} className={styles.label}>
      {label}
    </span>
    <span className={styles.line} />
    {children}
  </div>
)
