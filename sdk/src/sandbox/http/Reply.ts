/** A response whose status or content type differs from the operation's default. */
export class Reply<A> {
  readonly status: number
  readonly value: A
  /** The content type of a value that is text and is sent verbatim; undefined for JSON. */
  readonly contentType: string | undefined

  constructor(status: number, value: A, contentType?: string) {
    this.status = status
    this.value = value
    this.contentType = contentType
  }
}
