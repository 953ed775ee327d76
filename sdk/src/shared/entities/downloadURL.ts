import type * as t from 'io-ts'
import { map } from '../../codec/collections.ts'
import { entity, withDefault } from '../../codec/entity.ts'
import { date, string } from '../../codec/primitives.ts'

export const S3DownloadURL = entity('S3DownloadURL', {
  url: string,
  headers: withDefault(map(string), {}),
  expiresAt: date,
})

export interface S3DownloadURL extends t.TypeOf<typeof S3DownloadURL> {}
