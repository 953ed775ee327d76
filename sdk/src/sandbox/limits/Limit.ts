/**
 * The limits of a value beyond its type. Only the limits of the value's own kind apply to it: `minLength` to a
 * text, `fields` to an object. Null has none.
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
  readonly is?: Readonly<Record<string, unknown>>
  /** The properties that an alternative has. */
  readonly needs?: readonly string[]
  /** Of an object whose keys are data. */
  readonly minProperties?: number
  readonly maxProperties?: number
  readonly keys?: LimitOrPart
  readonly values?: LimitOrPart
  /** An alternative without limits of its own. */
  readonly type?: string
  /** Alternatives: the limits of one of those that the value's structure fits apply. */
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
