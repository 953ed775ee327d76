import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'className'>

/** A labelled input of one line, with a line kept free for its error. */
export const TextField = ({ label, error, ...input }: TextFieldProps) => (
  <Field label={label} error={error}>
    {(attributes) => <input {...input} {...attributes} />}
  </Field>
)
