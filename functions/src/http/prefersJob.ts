import { PREFER_HEADER, RESPOND_ASYNC } from '../contract/index.ts'

/** Whether the header `prefer` (RFC 7240, section 2) lists `respond-async`. */
export const prefersJob = (headers: Headers): boolean =>
  (headers.get(PREFER_HEADER) ?? '')
    .split(',')
    .some((preference) => preference.split(';')[0]?.trim().toLowerCase() === RESPOND_ASYNC)
