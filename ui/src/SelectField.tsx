import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import styles from './Field.module.css'

export type SelectFieldProps = FieldProps & Omit<ComponentProps<'select'>, 'id' | 'className'>

/** A labelled choice of one, with a line kept free for its error; the options are its children. */
export const SelectField = ({ label, error, ...select }: SelectFieldProps) => (
  <Field label={label} error={error}>
    {(attributes) => (
      <div className={styles.choice}>
        <select {...select} {...attributes} />
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
      </div>
    )}
  </Field>
)
