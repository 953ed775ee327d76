import { createHash } from 'node:crypto'
import type { PaintingRequest } from '../engines/Painter.ts'
import type { Caller } from '../http/Endpoint.ts'

/** A text that identifies a visitor's picture. */
export const wishOf = ({ visitor, partner }: Caller, request: PaintingRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([visitor, partner?.name, request]))
    .digest('base64url')
