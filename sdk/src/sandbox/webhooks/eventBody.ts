import type { AnyCodec } from '../../codec/Codec.ts'
import { isRecord } from '../../codec/entity.ts'
import { run, sentence } from '../../codec/Run.ts'
import { WebhookEvent as March2025 } from '../../2025-03/webhooks.ts'
import { WebhookEvent as April2026 } from '../../2026-04/webhooks.ts'
import { WebhookEvent as October2026 } from '../../2026-10/webhooks.ts'
import { WebhookEvent as January2027 } from '../../2027-01/webhooks.ts'
import type { Version } from '../Version.ts'
import type { WorldEvent } from '../World.ts'

const eventCodecs: Readonly<Record<Version, AnyCodec>> = {
  '2025-03': March2025,
  '2026-04': April2026,
  '2026-10': October2026,
  '2027-01': January2027,
}

/** The body of a delivery, or why there is none: an event that does not match its codec is a bug. */
export const eventBody = (
  { type, data, timestamp }: WorldEvent,
  version: Version,
): { readonly body: string; readonly error?: string } => {
  const pass = run(true)
  const envelope = { type, timestamp, ...(version !== '2025-03' && { apiVersion: version }) }
  const event = eventCodecs[version].write({ ...envelope, data: data[version] }, pass)
  if (pass.issues.length > 0 || !isRecord(event)) {
    return { body: '', error: `Bug in the sandbox: ${pass.issues.map(sentence).join('; ')}` }
  }
  const { apiVersion: api_version } = envelope
  return { body: JSON.stringify({ type, timestamp, api_version, data: event.data }) }
}
