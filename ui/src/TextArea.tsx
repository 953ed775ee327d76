import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'

export type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>

/** A labelled input of several lines, with a line kept free for its error. */
export const TextArea = ({ label, error, errorId, ...textarea }: TextAreaProps) => (
  <Field label={label} error={error} errorId={errorId}>
    {(attributes) => <textarea {...textarea} {...attributes} />}
  </Field>
)
