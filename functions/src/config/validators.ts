import { makeExactValidator } from 'envalid'
import { AspectRatio, Email } from '../contract/index.ts'
import { readTrustedProxies } from '../http/TrustedProxies.ts'
import type { Partner } from '../partners/Partner.ts'
import { readPartners } from '../partners/readPartners.ts'
import { readRedisTarget } from '../redis/RedisTarget.ts'
import { readWords } from '../engines/moderation/readWords.ts'
import type { Size } from '../engines/provider/Provider.ts'
import { readTextFile } from '../environment/readTextFile.ts'
import { validator } from '../environment/validators.ts'

export const isOrigin = (text: string): boolean =>
  URL.canParse(text) && new URL(text).origin === text
export const isHost = (text: string): boolean => isOrigin(`https://${text}`)

export const secret = validator('at least 32 characters long', (text) =>
  text.length < 32 ? undefined : text,
)

export const pageUrl = validator('the URL of the page, such as https://example.com/', (text) => {
  if (!URL.canParse(text)) return undefined
  const { protocol, origin, pathname, search, hash } = new URL(text)
  return /^https?:$/.test(protocol) && search === '' && hash === '' ? origin + pathname : undefined
})

const DOLLARS = /^\d{1,9}(\.\d{1,6})?$/

export const dollars = validator('an amount in US dollars such as 25 or 2.50', (text) =>
  DOLLARS.test(text) ? Number(text) : undefined,
)

export const UNLIMITED = 'unlimited'

export const dailyBudget = validator(
  `an amount in US dollars such as 25 or 2.50, or ${UNLIMITED}`,
  (text) => (text === UNLIMITED ? text : DOLLARS.test(text) ? Number(text) : undefined),
)

export const prices = validator('a list such as gpt-image-2.6-flare=0.05,writer=0.001', (text) => {
  const entries = text.split(',').map((entry) => entry.trim().split('='))
  return entries.every(
    ([id, price, ...rest]) => id && DOLLARS.test(price ?? '') && rest.length === 0,
  )
    ? Object.fromEntries(entries.map(([id = '', price]) => [id, Number(price)]))
    : undefined
})

export const redisUrl = validator(
  'redis://host:6379, redis+sentinel://host:26379,host:26379/master or redis+cluster://host:6379,host:6379 (rediss for TLS)',
  readRedisTarget,
)

export const trustedProxies = validator(
  'a number from 0 to 10, or addresses and networks such as 10.0.0.0/8,::1',
  readTrustedProxies,
)

export const smtpUrl = validator('a URL such as smtps://user:password@mail.example.com', (text) =>
  /^smtps?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== ''
    ? text
    : undefined,
)

export const mailFrom = validator('a sender such as Dramatis <hello@example.com>', (text) =>
  Email.is(/<([^<>]*)>$/.exec(text)?.[1] ?? text) ? text : undefined,
)

/** The path of a file in PEM format, such as a certificate. */
export const pemFile = makeExactValidator<string>((path) => readTextFile(path.trim()))

/** JSON, or the path of a file with JSON. */
export const partners = makeExactValidator<readonly Partner[]>(readPartners)

/** The path of a file with words and phrases, one per line. */
export const words = makeExactValidator<readonly string[]>((path) => readWords(path.trim()))

const parseSizes = (text: string): Partial<Record<AspectRatio, Size>> | undefined => {
  const sizes: Partial<Record<AspectRatio, Size>> = {}
  for (const entry of text.split(',')) {
    const [, aspect, width, height] = /^(\w+)=([1-9]\d*)x([1-9]\d*)$/.exec(entry.trim()) ?? []
    if (!AspectRatio.is(aspect)) return undefined
    sizes[aspect] = `${Number(width)}x${Number(height)}`
  }
  return sizes
}

export const webhookSecret = validator(
  'whsec_ and base64, or text of 16 characters or more',
  (text) =>
    /^whsec_([A-Za-z0-9+/]{4}){4,}([A-Za-z0-9+/]{2}(==|[A-Za-z0-9+/]=))?$/.test(text) ||
    (!text.startsWith('whsec_') && text.length >= 16)
      ? text
      : undefined,
)

export const sizes = validator(
  'a list such as portrait=1024x1536,landscape=1536x1024,square=1024x1024',
  parseSizes,
)
