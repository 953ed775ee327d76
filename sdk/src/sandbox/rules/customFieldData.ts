import type { CustomFieldData } from '../../codec/metadata.ts'
import type { Fault } from '../Problem.ts'
import { invalidRequest } from '../Problem.ts'
import type { CustomFieldRow } from '../store/CustomFieldRow.ts'
import type { ProductRow } from '../store/rows.ts'
import type { World } from '../World.ts'

/**
 * A buyer's answers to the custom fields of a product, by slug; any others are dropped. Throws a 422
 * for invalid answers and, if the answers are `final`, for missing ones.
 */
export const checkedCustomFieldData = (
  world: World,
  { customFields }: Pick<ProductRow, 'customFields'>,
  data: CustomFieldData,
  final: boolean,
): CustomFieldData => {
  const faults: Fault[] = []
  const kept: CustomFieldData = {}
  for (const { customFieldId, required } of customFields) {
    const field = world.state.customFields.get(customFieldId)
    if (!field) continue
    const answer = Object.hasOwn(data, field.slug) ? data[field.slug] : undefined
    const fault = faultOf(field, answer ?? null, required && final)
    if (fault) faults.push({ loc: ['body', 'custom_field_data', field.slug], ...fault })
    else if (answer != null) kept[field.slug] = answer
  }
  if (faults.length > 0) throw invalidRequest(...faults)
  return kept
}

type Answer = CustomFieldData[string]

/** The error in an answer to a field, if any. An empty answer counts as missing. */
const faultOf = (
  field: CustomFieldRow,
  answer: Answer,
  required: boolean,
): Omit<Fault, 'loc'> | undefined => {
  const isEmpty = answer === null || answer === '' || (field.type === 'checkbox' && !answer)
  if (isEmpty) return required ? { msg: 'Field required', type: 'missing' } : undefined
  const expected = expectation(field, answer)
  return expected === undefined
    ? undefined
    : { msg: `Input should be ${expected}`, type: 'value_error' }
}

/** What the answer should be, such as `true or false`; undefined if it is valid. */
const expectation = (field: CustomFieldRow, answer: NonNullable<Answer>): string | undefined => {
  switch (field.type) {
    case 'text': {
      const { minLength = 0, maxLength = Infinity } = field.properties
      const fits =
        typeof answer === 'string' && answer.length >= minLength && answer.length <= maxLength
      return fits ? undefined : `text of ${minLength} to ${maxLength} characters`
    }
    case 'number':
      return typeof answer === 'number' && isWithin(field.properties, answer)
        ? undefined
        : `a whole number${rangeOf(field.properties)}`
    case 'date': {
      const time = timeOf(answer)
      return time !== undefined && isWithin(field.properties, time / 1000)
        ? undefined
        : `a date${rangeOf(field.properties)}`
    }
    case 'checkbox':
      return typeof answer === 'boolean' ? undefined : 'true or false'
    case 'select': {
      const values = field.properties.options.map(({ value }) => value)
      return values.some((value) => value === answer) ? undefined : `one of ${values.join(', ')}`
    }
  }
}

interface Bounds {
  readonly ge?: number | undefined
  readonly le?: number | undefined
}

const isWithin = ({ ge = -Infinity, le = Infinity }: Bounds, value: number): boolean =>
  value >= ge && value <= le

const rangeOf = ({ ge, le }: Bounds): string =>
  `${ge === undefined ? '' : ` from ${ge}`}${le === undefined ? '' : ` up to ${le}`}`

const timeOf = (answer: NonNullable<Answer>): number | undefined => {
  const time =
    answer instanceof Date
      ? answer.getTime()
      : typeof answer === 'string' && /^\d{4}-\d{2}-\d{2}/.test(answer)
        ? Date.parse(answer)
        : NaN
  return Number.isNaN(time) ? undefined : time
}
