import { useId, type ReactNode } from 'react'
import { ErrorLine } from './ErrorLine.tsx'
import styles from './Field.module.css'

export interface FieldProps {
  readonly label: string
  /** Accepts no changes, but stays focusable: an element that becomes natively disabled loses focus. */
  readonly disabled?: boolean | undefined
  /** Shown under the control and announced when it appears; the control is then invalid. */
  readonly error?: ReactNode
  /** The id of an {@link ErrorLine} that shows the error instead; several fields can share it. */
  readonly errorId?: string | undefined
}

interface ControlAttributes {
  readonly id: string
  readonly className: string | undefined
  readonly 'aria-disabled': boolean | undefined
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

interface Props extends FieldProps {
  readonly children: (attributes: ControlAttributes) => ReactNode
}

/** The label and the error line around a control. The line is always there, so an error moves nothing. */
export const Field = ({ label, disabled, error, errorId, children }: Props) => {
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
        'aria-disabled': disabled,
        'aria-invalid': invalid,
        // Only while invalid, because the line may show another field's error.
        'aria-describedby': invalid ? lineId : undefined,
      })}
      {errorId === undefined && <ErrorLine id={lineId} error={error} />}
    </div>
  )
}
