/**
 * The base class of all errors. `JSON.stringify` and `console.log` show the message and the details
 * that are safe to log. A body or a cause may contain a secret, so these properties are not enumerable.
 */
export abstract class Failure<Tag extends string> extends Error {
  readonly _tag: Tag
  /** The operation that failed, such as `subscriptions.list`. */
  declare readonly operation?: string
  /** The id by which the platform's support finds the request, from the header `x-request-id` or `cf-ray`. */
  declare readonly requestId?: string
  /** How many seconds the platform asks to wait, from the header `retry-after`. */
  declare readonly retryAfter?: number

  constructor(tag: Tag, message: string, facts: object = {}, hidden: object = {}) {
    super(message)
    this._tag = tag
    Object.assign(this, facts)
    for (const [key, value] of Object.entries({ name: tag, ...hidden })) {
      Object.defineProperty(this, key, { value })
    }
  }

  toJSON(): object {
    return Object.assign({}, this, { name: this.name, message: this.message })
  }
}
