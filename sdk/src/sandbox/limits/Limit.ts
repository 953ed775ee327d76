/**
 * The limits of a value beyond its type. Only the limits of the value's own kind apply to it: `minLength` to a
 * string, `fields` to an object. Null has none.
 */
export interface Limit {
  readonly format?: 'uuid' | 'uuid4' | 'email' | 'url' | 'ip' | 'country'
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly each?: LimitOrPart
  /** The limits of an object's properties. */
  readonly fields?: Readonly<Record<string, LimitOrPart>>
  /** The properties whose values identify an alternative. */
  readonly literals?: Readonly<Record<string, unknown>>
  /** The properties that an alternative has. */
  readonly required?: readonly string[]
  /** These four are for an object whose keys are data. */
  readonly minProperties?: number
  readonly maxProperties?: number
  readonly keys?: LimitOrPart
  readonly values?: LimitOrPart
  /** Only for an alternative without limits of its own: the type of its values. */
  readonly type?: string
  /** Alternatives: the value must meet the limits of at least one of those whose structure it has. */
  readonly any?: readonly LimitOrPart[]
}

/** A limit, or the name of a part of the contract's limits. */
export type LimitOrPart = Limit | `#${number}`

/** The limits of an operation's request. */
interface RequestLimits {
  readonly path?: Readonly<Record<string, LimitOrPart>>
  readonly query?: Readonly<Record<string, LimitOrPart>>
  readonly body?: LimitOrPart
}

/** The limits of a version of the contract: by method and path, with `{}` for a parameter. */
export interface ContractLimits {
  readonly parts: Readonly<Record<string, Limit>>
  readonly operations: Readonly<Record<string, RequestLimits>>
}
