import { makeExactValidator } from 'envalid'

/** A validator from a parser that returns `undefined` for invalid input. */
export const validator = <A>(expected: string, parse: (text: string) => A | undefined) =>
  makeExactValidator<A>((text) => {
    const value = parse(text.trim())
    if (value === undefined) throw new Error(`must be ${expected}`)
    return value
  })

export const wholeNumber = (min: number, max: number) =>
  validator(`a whole number from ${min} to ${max}`, (text) => {
    const number = Number(text)
    return /^\d+$/.test(text) && number >= min && number <= max ? number : undefined
  })

export const nonEmpty = validator('text', (text) => (text === '' ? undefined : text))

export const listOf = (expected: string, isItem: (item: string) => boolean) =>
  validator(`a comma-separated list of ${expected}`, (text) => {
    const items = text.split(',').map((item) => item.trim())
    return items.every(isItem) ? items : undefined
  })

export const baseUrl = validator(
  'an http or https URL such as https://api.openai.com/v1',
  (text) =>
    /^https?:\/\//.test(text) && URL.canParse(text) ? text.replace(/\/+$/, '') : undefined,
)

export const oneOf = <A extends string>(...values: readonly A[]) =>
  validator(`one of ${values.join(', ')}`, (text) => values.find((value) => value === text))

export const link = validator('an http or https URL', (text) =>
  /^https?:\/\//.test(text) && URL.canParse(text) ? text : undefined,
)
