import { createHash } from 'node:crypto'
import type { PaintingRequest } from '../engines/Painter.ts'
import type { Caller } from '../requests/Caller.ts'

/** Identifies a visitor's request for a picture, so that the quota does not count a repetition. */
export const dedupKeyOf = (
  { visitor, partner }: Caller,
  { photo = '', ...request }: PaintingRequest,
): string =>
  createHash('sha256')
    .update(JSON.stringify([visitor, partner?.name, request]))
    // A photo has megabytes, which would take several times as long as JSON, or in UTF-8.
    .update(photo, 'latin1')
    .digest('base64url')
