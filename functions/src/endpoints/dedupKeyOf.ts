import { createHash } from 'node:crypto'
import type { PaintingRequest } from '../engines/Painter.ts'
import type { Caller } from '../requests/Caller.ts'

/** Identifies a visitor's request for a picture, so that the quota does not count a repetition. */
export const dedupKeyOf = ({ visitor, partner }: Caller, request: PaintingRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([visitor, partner?.name, request]))
    .digest('base64url')
