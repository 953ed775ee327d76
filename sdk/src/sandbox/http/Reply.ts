/** A response with another status or content type than the operation's default. */
export class Reply<A> {
  readonly status: number
  readonly value: A
  /** Set to send a text verbatim. */
  readonly contentType: string | undefined

  constructor(status: number, value: A, contentType?: string) {
    this.status = status
    this.value = value
    this.contentType = contentType
  }
}
