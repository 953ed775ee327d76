import { useId, type ReactNode } from 'react'
import { ErrorLine } from './ErrorLine.tsx'
import styles from './Field.module.css'

export interface FieldProps {
  readonly label: string
  /** Shown under the control and read out when it appears; the control is then invalid. */
  readonly error?: ReactNode
  /** The id of an {@link ErrorLine} that shows the error instead, one for several fields. */
  readonly errorId?: string | undefined
}

interface ControlAttributes {
  readonly id: string
  readonly className: string | undefined
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

interface Props extends FieldProps {
  readonly children: (attributes: ControlAttributes) => ReactNode
}

/** The label and the error line around a control; the line is kept free, so that an error moves nothing. */
export const Field = ({ label, error, errorId, children }: Props) => {
  const id = useId()
  const lineId = errorId ?? `${id}-error`
  const invalid = error !== undefined
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-invalid': invalid,
        // Only then: what the line says may be about another field.
        'aria-describedby': invalid ? lineId : undefined,
      })}
      {errorId === undefined && <ErrorLine id={lineId} error={error} />}
    </div>
  )
}
