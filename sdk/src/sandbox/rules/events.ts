import { Filter } from '../../2025-03/meters.ts'
import { run, sentence } from '../../codec/Run.ts'
import { invalid } from '../Problem.ts'

/** Parses the filter in a query: JSON with the structure of a meter's filter. Throws a 422 if it is invalid. */
export const readFilter = (json: unknown): Filter => {
  const pass = run(true)
  const filter = Filter.read(parsed(json), pass)
  const [issue] = pass.issues
  if (issue) throw invalid(['query', 'filter'], `Must be a filter as JSON: ${sentence(issue)}.`)
  return filter
}

const parsed = (json: unknown): unknown => {
  try {
    return JSON.parse(String(json))
  } catch {
    return undefined
  }
}
