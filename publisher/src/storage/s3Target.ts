import { createHash } from 'node:crypto'
import { defined } from '@dramatis/catalogue'
import { AwsClient } from 'aws4fetch'
import { UsageError } from '../errors/UsageError.ts'
import { siteHeaders } from '../headers/siteHeaders.ts'
import { contentTypeOf } from './contentTypeOf.ts'
import type { Target } from './Target.ts'

/**
 * A bucket in S3, or in a compatible service that has conditional writes (`If-Match`, `If-None-Match`). Each file is
 * stored with its `Content-Type` and `Cache-Control`.
 *
 * @param place `s3://bucket/prefix`
 * @param env the variables that Amazon's own tools read: AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY,
 *   AWS_SESSION_TOKEN, AWS_REGION, and AWS_ENDPOINT_URL_S3 for another service
 * @see https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html
 */
export const s3Target = (place: string, env: NodeJS.ProcessEnv): Target => {
  const urlOf = urlsIn(place, env)
  const client = clientFor(env)
  const send = async (
    method: string,
    path: string,
    accepted: readonly number[],
    init: { readonly body?: Buffer; readonly headers?: Readonly<Record<string, string>> } = {},
  ): Promise<Response> => {
    const url = urlOf(path)
    const { body, headers } = init
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const response = await client.fetch(url, {
      method,
      body: body ? new Uint8Array(body) : null,
      headers: { ...headers, 'X-Amz-Content-Sha256': hash },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.ok || accepted.includes(response.status)) return response
    const [, code = 'no code'] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? []
    throw new Error(`${method} ${url} responded with ${response.status} (${code}).`)
  }
  return {
    label: place,
    read: async (path) => {
      const response = await send('GET', path, [404])
      if (!response.ok) return undefined
      const tag = response.headers.get('etag')
      if (tag === null)
        throw new Error(`${urlOf(path)} has no ETag, so it cannot be changed safely.`)
      return { bytes: Buffer.from(await response.arrayBuffer()), tag }
    },
    write: async (path, body, tag) => {
      const condition = tag === undefined ? { 'If-None-Match': '*' } : { 'If-Match': tag }
      const headers = {
        ...condition,
        'Content-Type': contentTypeOf(path),
        'Cache-Control': siteHeaders(`/${path}`, NOWHERE)['Cache-Control'] ?? '',
      }
      // 404: it has been deleted. 409: another write is in progress. 412: it has changed.
      return (await send('PUT', path, [404, 409, 412], { body, headers })).ok
    },
    remove: async (path) => {
      await send('DELETE', path, [404])
    },
    now: async () => {
      const date = (await send('GET', 'remotes.json', [404])).headers.get('date')
      return date === null ? new Date() : new Date(date)
    },
    tidy: () => Promise.resolve(), // A write is complete or has not happened.
  }
}

const TIMEOUT_MS = 60_000
const NOWHERE = { remotes: [], services: [] }

const urlsIn = (place: string, env: NodeJS.ProcessEnv): ((path: string) => string) => {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/*$/.exec(place) ?? []
  if (bucket === undefined)
    throw new UsageError(`"${place}" is not of the form s3://bucket/prefix.`)
  const endpoint = env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL
  const base =
    endpoint === undefined
      ? `https://${bucket}.s3.${regionIn(env)}.amazonaws.com`
      : `${endpoint.replace(/\/+$/, '')}/${bucket}`
  return (path) =>
    [
      base,
      ...[...prefix.split('/'), ...path.split('/')].filter(Boolean).map(encodeURIComponent),
    ].join('/')
}

const clientFor = (env: NodeJS.ProcessEnv): AwsClient => {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!accessKeyId || !secretAccessKey) {
    throw new UsageError('Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY for the bucket.')
  }
  return new AwsClient(
    defined({
      accessKeyId,
      secretAccessKey,
      sessionToken: env.AWS_SESSION_TOKEN,
      service: 's3',
      region: regionIn(env),
      retries: 3,
    }),
  )
}

const regionIn = (env: NodeJS.ProcessEnv): string =>
  env.AWS_REGION ?? env.AWS_DEFAULT_REGION ?? 'us-east-1'
