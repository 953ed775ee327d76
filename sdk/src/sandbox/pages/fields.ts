import type { Fault } from '../Problem.ts'
import type { Problem } from '../Problem.ts'
import type { Html } from './html.ts'
import { html } from './html.ts'

/** What stands in a form: typed by its reader, or to begin with. */
export type Values = Readonly<Record<string, string>>

/** What is wrong with a form, by the names of its fields; '' is for all of it. */
export type Wrongs = Readonly<Record<string, string>>

interface Field {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  readonly required?: boolean | undefined
  /** Set where it need not be said that the field may stay empty. */
  readonly unmarked?: boolean
}

interface Form {
  readonly values: Values
  readonly wrongs: Wrongs
}

/** A form's fields by its values and what is wrong with them. */
export const fieldsOf = ({ values, wrongs }: Form) => {
  const attributes = ({ name, hint, required }: Field) =>
    html`id="${name}" name="${name}" ${required ? html`required` : ''} ${described(name, hint)}`
  const described = (name: string, hint: string | undefined) => {
    const wrong = wrongs[name]
    const ids = [...(hint ? [`${name}-hint`] : []), ...(wrong ? [`${name}-wrong`] : [])]
    return html`${ids.length > 0 ? html`aria-describedby="${ids.join(' ')}"` : ''}
    ${wrong ? html`aria-invalid="true"` : ''}`
  }
  const notes = ({ name, hint }: Field) =>
    html`${
      hint ? html`<span class="hint" id="${name}-hint">${hint}</span>` : ''
    }${wrongs[name] ? html`<p class="wrong" id="${name}-wrong">${wrongs[name]}</p>` : ''}`
  const labelled = (field: Field, control: Html) =>
    html`<div class="field">
      <label for="${field.name}"
        >${field.label}${field.required || field.unmarked ? '' : html` <span class="hint">(optional)</span>`}</label
      >
      ${control}${notes(field)}
    </div>`

  return {
    /** One line; `more` are further attributes, such as the type. */
    line: (field: Field, more: Html = html`type="text"`) =>
      labelled(
        field,
        html`<input ${attributes(field)} ${more} value="${values[field.name] ?? ''}" />`,
      ),
    lines: (field: Field, more: Html = html``) =>
      labelled(
        field,
        html`<textarea ${attributes(field)} ${more}>${values[field.name] ?? ''}</textarea>`,
      ),
    select: (
      field: Field,
      options: readonly { readonly value: string; readonly label: string }[],
    ) =>
      labelled(
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

/** Everything that is wrong, in front of a form, with a way to each field. */
export const wrongList = (wrongs: Wrongs, labels: Values): Html => {
  const entries = Object.entries(wrongs)
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

/** What a problem says is wrong with which fields. `fieldOf` knows where a location is on the page. */
export const wrongsOf = (
  problem: Problem,
  fieldOf: (loc: readonly (string | number)[]) => string | undefined,
): Wrongs => {
  const { detail } = problem.body as { readonly detail: string | readonly Fault[] }
  if (typeof detail === 'string') return { '': detail }
  return Object.fromEntries(
    detail.map(({ loc, msg, type }) => [
      fieldOf(loc) ?? '',
      type === 'missing' ? 'Fill this in.' : msg,
    ]),
  )
}
