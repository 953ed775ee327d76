import { CircleAlert } from 'lucide'
import { useId, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Field.module.css'

export interface FieldProps {
  readonly label: string
  /** Shown under the control and read out when it appears; the control is then invalid. */
  readonly error?: ReactNode
}

interface ControlAttributes {
  readonly id: string
  readonly className: string | undefined
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string
}

interface Props extends FieldProps {
  readonly children: (attributes: ControlAttributes) => ReactNode
}

/** The label and the error line around a control; the line is kept free, so that an error moves nothing. */
export const Field = ({ label, error, children }: Props) => {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-invalid': error !== undefined,
        'aria-describedby': errorId,
      })}
      <p className={styles.error} id={errorId} role="alert">
        {error !== undefined && (
          <>
            <Icon of={CircleAlert} size={16} />
            {error}
          </>
        )}
      </p>
    </div>
  )
}
