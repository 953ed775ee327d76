import { invalid } from '../Problem.ts'

/** The trimmed name of a product or a meter; throws a 422 if it is too short. */
export const checkedName = (name: string): string => {
  const trimmed = name.trim()
  if (trimmed.length < 3) {
    throw invalid(['body', 'name'], 'String should have at least 3 characters', 'string_too_short')
  }
  return trimmed
}
