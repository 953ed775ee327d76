export interface Message {
  readonly to: string
  readonly subject: string
  /** Plain text. */
  readonly text: string
}

/** Sends one message; rejects when that fails. */
export type Mailer = (message: Message) => Promise<void>
