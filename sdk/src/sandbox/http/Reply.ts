/** An answer whose status or type is not the operation's usual one. */
export class Reply<A> {
  readonly status: number
  readonly value: A
  /** Set to send a text as it is. */
  readonly contentType: string | undefined

  constructor(status: number, value: A, contentType?: string) {
    this.status = status
    this.value = value
    this.contentType = contentType
  }
}
