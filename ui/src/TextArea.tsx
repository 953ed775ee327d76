import type { ComponentProps } from 'react'
import { directionOf } from './directionOf.ts'
import { Field, type FieldProps } from './Field.tsx'

export type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'readOnly'>

/** A labeled multi-line text field, with a line reserved for its error. */
export const TextArea = ({ label, disabled, error, errorId, ...textarea }: TextAreaProps) => (
  <Field label={label} disabled={disabled} error={error} errorId={errorId}>
    {(attributes) => (
      <textarea
        dir={directionOf(textarea.value)}
        {...textarea}
        {...attributes}
        readOnly={disabled}
      />
    )}
  </Field>
)
