import { ChevronDown } from 'lucide'
import type { ComponentProps, MouseEvent } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { Icon } from './Icon.tsx'
import styles from './Field.module.css'

export type SelectFieldProps = FieldProps & Omit<ComponentProps<'select'>, 'id' | 'className'>

/** A labeled drop-down list, with a line reserved for its error. Controlled; its children are the options. */
export const SelectField = ({ label, disabled, error, errorId, ...select }: SelectFieldProps) => (
  <Field label={label} disabled={disabled} error={error} errorId={errorId}>
    {(attributes) => (
      <div className={styles.choice}>
        <select {...select} {...attributes} {...(disabled && blocked)} />
        <Icon of={ChevronDown} />
      </div>
    )}
  </Field>
)

/** Replaces `readOnly`, which a select lacks: the menu stays closed, and React restores a value changed with a key. */
const blocked = {
  onMouseDown: (event: MouseEvent) => {
    event.preventDefault()
  },
  onChange: () => undefined,
}
