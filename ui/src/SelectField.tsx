import { ChevronDown } from 'lucide'
import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { Icon } from './Icon.tsx'
import styles from './Field.module.css'

export type SelectFieldProps = FieldProps & Omit<ComponentProps<'select'>, 'id' | 'className'>

/** A labelled choice of one, with a line kept free for its error; the options are its children. */
export const SelectField = ({ label, error, errorId, ...select }: SelectFieldProps) => (
  <Field label={label} error={error} errorId={errorId}>
    {(attributes) => (
      <div className={styles.choice}>
        <select {...select} {...attributes} />
        <Icon of={ChevronDown} />
      </div>
    )}
  </Field>
)
