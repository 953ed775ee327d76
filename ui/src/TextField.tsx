import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import styles from './TextField.module.css'

interface Labelled {
  readonly label: string
  /** Shown under the field and read out when it appears; the field is then invalid. */
  readonly error?: string | undefined
}

export type TextFieldProps = Labelled &
  (
    | ({ readonly multiline?: false } & Omit<ComponentProps<'input'>, 'id'>)
    | ({ readonly multiline: true } & Omit<ComponentProps<'textarea'>, 'id'>)
  )

/** A labelled input, or with `multiline` a textarea, that keeps a line free for its error. */
export const TextField = ({ label, error, ...field }: TextFieldProps) => {
  const id = useId()
  const errorId = `${id}-error`
  const described = {
    id,
    'aria-invalid': error !== undefined,
    'aria-describedby': errorId,
    className: [styles.input, field.className].filter(Boolean).join(' '),
  }
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Control {...field} {...described} />
      <p className={styles.error} id={errorId} role="alert">
        {error !== undefined && (
          <>
            <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
            {error}
          </>
        )}
      </p>
    </div>
  )
}

type ControlProps =
  | ({ readonly multiline?: false } & ComponentProps<'input'>)
  | ({ readonly multiline: true } & ComponentProps<'textarea'>)

const Control = (props: ControlProps) => {
  if (props.multiline === true) {
    const { multiline: _, ...rest } = props
    return <textarea {...rest} />
  }
  const { multiline: _, ...rest } = props
  return <input {...rest} />
}
