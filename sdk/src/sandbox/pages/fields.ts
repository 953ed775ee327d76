import type { Fault } from '../Problem.ts'
import type { Problem } from '../Problem.ts'
import type { Html } from './html.ts'
import { html } from './html.ts'

/** The values of a form, by field name. */
export type Values = Readonly<Record<string, string>>

/** The errors of a form, by field name; '' for the form as a whole. */
export type FieldErrors = Readonly<Record<string, string>>

interface Field {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  readonly required?: boolean | undefined
  /** Set to omit the "(optional)" label. */
  readonly unmarked?: boolean
}

interface Form {
  readonly values: Values
  readonly errors: FieldErrors
}

/** The fields of a form with these values and errors. */
export const fieldsOf = ({ values, errors }: Form) => {
  const attributes = ({ name, hint, required }: Field) =>
    html`id="${name}" name="${name}" ${required ? html`required` : ''} ${described(name, hint)}`
  const described = (name: string, hint: string | undefined) => {
    const error = errors[name]
    const ids = [...(hint ? [`${name}-hint`] : []), ...(error ? [`${name}-error`] : [])]
    return html`${ids.length > 0 ? html`aria-describedby="${ids.join(' ')}"` : ''}
    ${error ? html`aria-invalid="true"` : ''}`
  }
  const notes = ({ name, hint }: Field) =>
    html`${
      hint ? html`<span class="hint" id="${name}-hint">${hint}</span>` : ''
    }${errors[name] ? html`<p class="error" id="${name}-error">${errors[name]}</p>` : ''}`
  const labeled = (field: Field, control: Html) =>
    html`<div class="field">
      <label for="${field.name}"
        >${field.label}${field.required || field.unmarked ? '' : html` <span class="hint">(optional)</span>`}</label
      >
      ${control}${notes(field)}
    </div>`

  return {
    /** A text field; `more` has further attributes, such as the type. */
    line: (field: Field, more: Html = html`type="text"`) =>
      labeled(
        field,
        html`<input ${attributes(field)} ${more} value="${values[field.name] ?? ''}" />`,
      ),
    lines: (field: Field, more: Html = html``) =>
      labeled(
        field,
        html`<textarea ${attributes(field)} ${more}>${values[field.name] ?? ''}</textarea>`,
      ),
    select: (
      field: Field,
      options: readonly { readonly value: string; readonly label: string }[],
    ) =>
      labeled(
        field,
        html`<select ${attributes(field)}>
          ${options.map(
            ({ value, label }) =>
              html`<option value="${value}" ${values[field.name] === value ? html`selected` : ''}>
                ${label}
              </option>`,
          )}
        </select>`,
      ),
    checkbox: (field: Field) =>
      html`<div class="field">
        <label class="choice"
          ><input
            type="checkbox"
            value="true"
            ${attributes(field)}
            ${values[field.name] === 'true' ? html`checked` : ''}
          /><span>${field.label}</span></label
        >${notes(field)}
      </div>`,
    choices: (
      { name, label }: Pick<Field, 'name' | 'label'>,
      options: readonly { readonly value: string; readonly label: string; readonly hint: string }[],
    ) =>
      html`<fieldset ${described(name, undefined)}>
        <legend>${label}</legend>
        ${options.map(
          (option, index) =>
            html`<label class="choice"
              ><input
                type="radio"
                id="${index === 0 ? name : `${name}-${index}`}"
                name="${name}"
                value="${option.value}"
                ${(values[name] ?? options[0]?.value) === option.value ? html`checked` : ''}
              /><span>${option.label}<span class="hint">${option.hint}</span></span></label
            >`,
        )}
        ${notes({ name, label })}
      </fieldset>`,
  }
}

/** A summary of the errors, above a form, with a link to each field. */
export const errorSummary = (errors: FieldErrors, labels: Values): Html => {
  const entries = Object.entries(errors)
  if (entries.length === 0) return html``
  return html`<div class="alert" role="alert">
    <p><strong>Please check this</strong></p>
    <ul>
      ${entries.map(([name, message]) =>
        labels[name] === undefined
          ? html`<li>${message}</li>`
          : html`<li><a href="#${name}">${labels[name]}</a>: ${message}</li>`,
      )}
    </ul>
  </div>`
}

/** The errors in a problem, by field. `fieldOf` maps a location in the request to a field. */
export const errorsOf = (
  problem: Problem,
  fieldOf: (loc: readonly (string | number)[]) => string | undefined,
): FieldErrors => {
  const { detail } = problem.body as { readonly detail: string | readonly Fault[] }
  if (typeof detail === 'string') return { '': detail }
  return Object.fromEntries(
    detail.map(({ loc, msg, type }) => [
      fieldOf(loc) ?? '',
      type === 'missing' ? 'Fill this in.' : msg,
    ]),
  )
}
