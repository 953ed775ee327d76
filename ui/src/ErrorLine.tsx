import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './ErrorLine.module.css'

export interface ErrorLineProps {
  /** For the `aria-describedby` of the field or fields that it belongs to. */
  readonly id?: string
  /** Announced when it appears. */
  readonly error: ReactNode
}

/** A line reserved for an error, so that nothing moves when one appears. */
export const ErrorLine = ({ id, error }: ErrorLineProps) => (
  <p className={styles.error} id={id} role="alert">
    {error !== undefined && (
      <>
        <Icon of={CircleAlert} size={16} />
        {error}
      </>
    )}
  </p>
)
