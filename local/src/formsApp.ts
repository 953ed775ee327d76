import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'

const MAXIMUM_BYTES = 64 * 1024
const FIELDS = ['access_key', 'email', 'message', 'subject', 'from_name'] as const

/**
 * A form service with the calls of the hosted one: `POST /submit`, multipart, answers
 * `{ success, message }`. It sends nothing; it appends each message to `messages.jsonl` in `directory`,
 * one JSON object a line.
 */
export const formsApp = (directory: string): Hono => {
  const app = new Hono()
  app.use(cors({ origin: '*' }))
  app.post(
    '/submit',
    bodyLimit({
      maxSize: MAXIMUM_BYTES,
      onError: (context) => context.json(failure('The message is larger than 64 kB.'), 413),
    }),
    async (context) => {
      const type = context.req.header('content-type') ?? ''
      if (!type.startsWith('multipart/form-data')) {
        return context.json(failure('Send the form as multipart/form-data.'), 415)
      }
      const form = await context.req.formData().catch(() => undefined)
      if (!form) return context.json(failure('The form could not be read.'), 400)
      const missing = FIELDS.filter((name) => textField(form, name) === '')
      if (missing.length > 0) {
        return context.json(failure(`These fields are missing: ${missing.join(', ')}.`), 400)
      }
      await keep(directory, form)
      return context.json({ success: true, message: 'Message kept.' })
    },
  )
  return app
}

const failure = (message: string) => ({ success: false, message })

const textField = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

const keep = async (directory: string, form: FormData): Promise<void> => {
  const [, ...kept] = FIELDS
  const fields = Object.fromEntries(kept.map((name) => [name, textField(form, name)]))
  await mkdir(directory, { recursive: true })
  await appendFile(
    join(directory, 'messages.jsonl'),
    `${JSON.stringify({ at: new Date().toISOString(), ...fields })}\n`,
  )
}
