import { createHmac, timingSafeEqual } from 'node:crypto'
import type { BenefitDownloadablesProperties } from '../../shared/entities/benefitProperties.ts'
import type { S3DownloadURL } from '../../shared/entities/file.ts'
import { HOUR } from '../calendar.ts'
import { related } from '../store/related.ts'
import { badRequest, gone } from '../Problem.ts'
import type { DownloadableRow } from '../store/DownloadableRow.ts'
import type { FileRow } from '../store/FileRow.ts'
import type { World } from '../World.ts'
import { newSecret } from './customers.ts'

/** How long a download URL is valid, in milliseconds. */
const DOWNLOAD_DURATION = HOUR

/** The files that a customer receives with a benefit: archived ones only if they had them before. */
export const filesFor = (
  { files, archived }: BenefitDownloadablesProperties,
  had: readonly string[],
): string[] => files.filter((id) => archived[id] !== true || had.includes(id))

/** Adds or revokes a customer's downloadables of a benefit, so that they match their grants of it. */
export const settleDownloadables = (world: World, customerId: string, benefitId: string): void => {
  const wanted = new Set(
    world.state.benefitGrants
      .where('customerId', customerId)
      .filter((grant) => grant.benefitId === benefitId && grant.grantedAt)
      .flatMap(({ fileIds }) => fileIds),
  )
  const known = world.state.downloadables
    .where('customerId', customerId)
    .filter((downloadable) => downloadable.benefitId === benefitId)
  for (const downloadable of known) {
    const isRevoked = !wanted.delete(downloadable.fileId)
    if (isRevoked !== downloadable.isRevoked) {
      world.state.downloadables.update(downloadable, { isRevoked })
    }
  }
  for (const fileId of wanted) {
    const secret = newSecret('sandbox_dl')
    const id = world.newId()
    world.state.downloadables.put({ id, customerId, benefitId, fileId, isRevoked: false, secret })
  }
}

/** A temporary URL to download a file from, without credentials. */
export const downloadUrl = (world: World, row: DownloadableRow): S3DownloadURL => {
  const expiresAt = world.later(DOWNLOAD_DURATION)
  const token = `${row.id}.${expiresAt.getTime()}.${signature(row, expiresAt.getTime())}`
  return { url: `${world.url}/v1/customer-portal/downloadables/${token}`, headers: {}, expiresAt }
}

/** The file of a download token. Throws a 400 if the token is invalid, a 410 if it has expired or been revoked. */
export const downloadOf = (world: World, token: string): FileRow => {
  const [id = '', moment = '', signed = '', ...more] = token.split('.')
  const row = world.state.downloadables.get(id)
  const expiresAt = Number(moment)
  if (!row || more.length > 0 || !isSame(signed, signature(row, expiresAt))) {
    throw badRequest('The download token is invalid. List the downloadables to get one.')
  }
  if (expiresAt <= world.now().getTime()) {
    throw gone('The download URL has expired. List the downloadables to get another one.')
  }
  if (row.isRevoked) throw gone('The benefit that the file belongs to has been revoked.')
  return related(world, 'files', row.fileId)
}

const signature = ({ id, secret }: DownloadableRow, expiresAt: number): string =>
  createHmac('sha256', secret).update(`${id}.${expiresAt}`).digest('base64url')

const isSame = (one: string, other: string): boolean => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
