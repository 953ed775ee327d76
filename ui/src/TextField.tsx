import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'className'>

/** A labelled input of one line, with a line kept free for its error. */
export const TextField = ({ label, error, errorId, ...input }: TextFieldProps) => (
  <Field label={label} error={error} errorId={errorId}>
    {(attributes) => <input {...input} {...attributes} />}
  </Field>
)
