import * as t from 'io-ts'
import { Email } from './email.ts'
import { route } from './route.ts'

/** `POST emailCode`: asks for a one-time code by email. */
export const EmailCodeRequest = t.type({ email: Email }, 'EmailCodeRequest')
export type EmailCodeRequest = t.TypeOf<typeof EmailCodeRequest>

/** The same for every address; only customers are sent a code. */
export const EmailCodeResponse = t.type({ sent: t.literal(true) }, 'EmailCodeResponse')
export type EmailCodeResponse = t.TypeOf<typeof EmailCodeResponse>

export const emailCode = route('emailCode', EmailCodeRequest, EmailCodeResponse)
