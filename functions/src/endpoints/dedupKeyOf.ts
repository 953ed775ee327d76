import { createHash } from 'node:crypto'
import type { PaintingRequest } from '../engines/Painter.ts'
import type { Caller } from '../requests/Caller.ts'

/** Identifies a visitor's request for a picture, so that the quota does not count a repetition. */
export const dedupKeyOf = async (
  { visitor, partner }: Caller,
  { photo, ...request }: PaintingRequest,
): Promise<string> =>
  createHash('sha256')
    .update(JSON.stringify([visitor, partner?.name, request]))
    .update(photo === undefined ? '' : await hashOf(photo))
    .digest('base64url')

/** In another thread, since a photo has megabytes. */
const hashOf = async (photo: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', Buffer.from(photo, 'latin1')))
