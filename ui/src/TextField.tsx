import type { ComponentProps } from 'react'
import { directionOf } from './directionOf.ts'
import { Field, type FieldProps } from './Field.tsx'

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'readOnly'>

/** A labeled single-line text field, with a line reserved for its error. */
export const TextField = ({ label, disabled, error, errorId, ...input }: TextFieldProps) => (
  <Field label={label} disabled={disabled} error={error} errorId={errorId}>
    {(attributes) => (
      <input dir={directionOf(input.value)} {...input} {...attributes} readOnly={disabled} />
    )}
  </Field>
)
