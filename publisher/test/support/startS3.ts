import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

interface StoredObject {
  readonly body: Buffer
  readonly contentType: string | undefined
  readonly cacheControl: string | undefined
}

export interface S3 {
  /** The environment variables that its clients need. */
  readonly env: NodeJS.ProcessEnv
  /** The stored objects by bucket and key, such as `bucket/prefix/file`. */
  readonly objects: ReadonlyMap<string, StoredObject>
  readonly close: () => void
}

const ACCESS_KEY = 'AKIDEXAMPLE'
const SECRET_KEY = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY'
const REGION = 'eu-central-1'

/**
 * Starts a server with S3's API for objects: GET, PUT and DELETE, with conditional writes. It refuses a request if the
 * signature (version 4) or the hash of the body is wrong.
 *
 * @param now the time that its responses have
 * @see https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
export const startS3 = async (now = () => new Date()): Promise<S3> => {
  const objects = new Map<string, StoredObject>()
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { status, code, headers, content } = respond(objects, request, body)
      response.writeHead(status, { ...headers, Date: now().toUTCString() })
      response.end(content ?? (code && `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`))
    })
  })
  await once(server.listen(0, 'localhost'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    env: {
      AWS_ACCESS_KEY_ID: ACCESS_KEY,
      AWS_SECRET_ACCESS_KEY: SECRET_KEY,
      AWS_REGION: REGION,
      AWS_ENDPOINT_URL_S3: `http://localhost:${address.port}`,
    },
    objects,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

interface S3Response {
  readonly status: number
  readonly code?: string
  readonly headers?: Record<string, string>
  readonly content?: Buffer
}

const respond = (
  objects: Map<string, StoredObject>,
  request: IncomingMessage,
  body: Buffer,
): S3Response => {
  if (!isSigned(request)) return { status: 403, code: 'SignatureDoesNotMatch' }
  if (headerOf(request, 'x-amz-content-sha256') !== sha256(body)) {
    return { status: 400, code: 'XAmzContentSHA256Mismatch' }
  }
  const key = decodeURIComponent(pathOf(request).slice(1))
  const stored = objects.get(key)
  switch (request.method) {
    case 'GET':
      return stored
        ? { status: 200, headers: { ETag: etagOf(stored.body) }, content: stored.body }
        : { status: 404, code: 'NoSuchKey' }
    case 'PUT': {
      const match = headerOf(request, 'if-match')
      if (match !== '' && !stored) return { status: 404, code: 'NoSuchKey' }
      const isWanted = match === '' || (stored && etagOf(stored.body) === match)
      if (!isWanted || (headerOf(request, 'if-none-match') === '*' && stored)) {
        return { status: 412, code: 'PreconditionFailed' }
      }
      objects.set(key, {
        body,
        contentType: request.headers['content-type'],
        cacheControl: request.headers['cache-control'],
      })
      return { status: 200, headers: { ETag: etagOf(body) } }
    }
    case 'DELETE':
      objects.delete(key)
      return { status: 204 }
    default:
      return { status: 405, code: 'MethodNotAllowed' }
  }
}

const isSigned = (request: IncomingMessage): boolean => {
  const [, credential = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=([\da-f]{64})$/.exec(
      headerOf(request, 'authorization'),
    ) ?? []
  const [accessKey, date = '', ...scope] = credential.split('/')
  if (accessKey !== ACCESS_KEY || scope.join('/') !== `${REGION}/s3/aws4_request`) return false
  const signed = names.split(';')
  // The signature must cover each of these headers that the request has.
  const needed = ['host', 'x-amz-date', 'x-amz-content-sha256', 'if-match', 'if-none-match']
  if (needed.some((name) => headerOf(request, name) !== '' && !signed.includes(name))) return false
  const canonical = [
    request.method,
    pathOf(request),
    '',
    ...signed.map((name) => `${name}:${headerOf(request, name)}`),
    '',
    names,
    headerOf(request, 'x-amz-content-sha256'),
  ].join('\n')
  const toSign = [
    'AWS4-HMAC-SHA256',
    headerOf(request, 'x-amz-date'),
    [date, ...scope].join('/'),
    sha256(Buffer.from(canonical)),
  ].join('\n')
  const key = [date, ...scope].reduce<Buffer>(
    (secret, part) => hmac(secret, part),
    Buffer.from(`AWS4${SECRET_KEY}`),
  )
  const expected = hmac(key, toSign)
  return signature !== '' && timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}

const pathOf = ({ url = '/' }: IncomingMessage): string => url

const headerOf = ({ headers }: IncomingMessage, name: string): string => String(headers[name] ?? '')

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

const etagOf = (body: Buffer): string => `"${createHash('md5').update(body).digest('hex')}"`
