import type { CustomFieldData } from '../../codec/metadata.ts'
import { isUnknown } from '../../codec/union.ts'
import type { AttachedCustomField } from '../../2025-03/customFields.ts'
import type { fieldsOf, Values } from './fields.ts'
import type { Html } from './html.ts'
import { html } from './html.ts'

/** The name of a custom field in the form. */
export const customFieldName = (slug: string): string => `custom-field-${slug}`

/** The form control of a custom field. */
export const customFieldControl = (
  { customField, required }: AttachedCustomField,
  fields: ReturnType<typeof fieldsOf>,
): Html => {
  if (isUnknown(customField)) return html``
  const { formLabel, formHelpText, formPlaceholder } = customField.properties
  const field = {
    name: customFieldName(customField.slug),
    label: filled(formLabel) ?? customField.name,
    hint: filled(formHelpText),
    required,
  }
  const placeholder = formPlaceholder ? html`placeholder="${formPlaceholder}"` : ''
  switch (customField.type) {
    case 'text':
      return customField.properties.textarea
        ? fields.lines(field, html`${placeholder}`)
        : fields.line(field, html`type="text" ${placeholder}`)
    case 'number':
      return fields.line(field, html`type="text" inputmode="numeric" ${placeholder}`)
    case 'date':
      return fields.line(field, html`type="date"`)
    case 'checkbox':
      return fields.checkbox(field)
    case 'select':
      return fields.select(field, [
        { value: '', label: filled(formPlaceholder) ?? 'Choose' },
        ...customField.properties.options,
      ])
  }
}

const filled = (text: string | undefined): string | undefined => (text === '' ? undefined : text)

/** A buyer's answers in the format of the API. Empty ones are left out. */
export const customFieldAnswers = (
  attached: readonly AttachedCustomField[],
  values: Values,
): CustomFieldData =>
  Object.fromEntries(
    attached.flatMap(({ customField }): [string, string | number | boolean][] => {
      if (isUnknown(customField)) return []
      const { slug, type } = customField
      const typed = values[customFieldName(slug)]?.trim() ?? ''
      if (type === 'checkbox') return [[slug, typed === 'true']]
      if (typed === '') return []
      const isNumber = type === 'number' && Number.isFinite(Number(typed))
      return [[slug, isNumber ? Number(typed) : typed]]
    }),
  )
