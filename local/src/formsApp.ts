import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'

const MAX_BYTES = 64 * 1024
const FIELDS = ['access_key', 'email', 'message', 'subject', 'from_name'] as const

/**
 * A form service with the interface of the hosted one: `POST /submit` takes `multipart/form-data` and responds with
 * `{ success, message }`. It sends nothing, but appends each message to `messages.jsonl` in `directory`, one JSON
 * object per line.
 */
export const formsApp = (directory: string): Hono => {
  const app = new Hono()
  app.use(cors({ origin: '*' }))
  app.post(
    '/submit',
    bodyLimit({
      maxSize: MAX_BYTES,
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
      await save(directory, form)
      return context.json({ success: true, message: 'Message saved.' })
    },
  )
  return app
}

const failure = (message: string) => ({ success: false, message })

const textField = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

const save = async (directory: string, form: FormData): Promise<void> => {
  const [, ...saved] = FIELDS
  const fields = Object.fromEntries(saved.map((name) => [name, textField(form, name)]))
  await mkdir(directory, { recursive: true })
  await appendFile(
    join(directory, 'messages.jsonl'),
    `${JSON.stringify({ at: new Date().toISOString(), ...fields })}\n`,
  )
}
