import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './ErrorLine.module.css'

export interface ErrorLineProps {
  /** For the `aria-describedby` of a field that the error is about. */
  readonly id?: string
  /** Read out when it appears. */
  readonly error: ReactNode
}

/** A line that is kept free for an error, so that one that comes moves nothing. */
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
