import type { OperationValue } from '../../OperationValue.ts'

/** The operation of a request, with its path parameters. */
export interface Match<O> {
  readonly route: O
  readonly params: Readonly<Record<string, string>>
}

/** Returns a function that finds a request's operation in `routes`, or else the methods that its path allows. */
export const matchOperation = <O extends { readonly operation: OperationValue }>(
  routes: readonly O[],
): ((method: string, path: string) => Match<O> | { readonly allowed: readonly string[] }) => {
  // Literal segments take precedence over parameters, so `/export` is never read as an id.
  const patterns = routes
    .map((route) => ({ route, parts: partsOf(route.operation.path) }))
    .sort((one, other) => parameters(one.parts) - parameters(other.parts))
  return (method, path) => {
    const given = partsOf(path)
    const fitting = patterns.flatMap(({ route, parts }) => {
      const params = paramsOf(parts, given)
      return params ? [{ route, params }] : []
    })
    return (
      fitting.find(({ route }) => route.operation.method === method) ?? {
        allowed: [...new Set(fitting.map(({ route }) => route.operation.method))].sort(),
      }
    )
  }
}

/** The platform accepts a path with or without a trailing slash. */
const partsOf = (path: string): string[] => path.replace(/\/$/, '').split('/').slice(1)

const isParameter = (part: string): boolean => part.startsWith('{')

const parameters = (parts: readonly string[]): number => parts.filter(isParameter).length

const paramsOf = (
  parts: readonly string[],
  given: readonly string[],
): Readonly<Record<string, string>> | undefined => {
  if (parts.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const value = given[index] ?? ''
    if (isParameter(part)) {
      const decoded = decode(value)
      if (!decoded) return undefined
      params[part.slice(1, -1)] = decoded
    } else if (part !== value) return undefined
  }
  return params
}

const decode = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
