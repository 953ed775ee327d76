import { createHmac, timingSafeEqual } from 'node:crypto'
import type { BenefitDownloadablesProperties } from '../../benefits.ts'
import type { S3DownloadURL } from '../../customerPortal/downloadables.ts'
import { related } from '../present/related.ts'
import { badRequest, gone } from '../Problem.ts'
import type { DownloadableRow } from '../store/DownloadableRow.ts'
import type { FileRow } from '../store/FileRow.ts'
import type { World } from '../World.ts'
import { newSecret } from './customers.ts'

/** How long the address of a download is good, in milliseconds: an hour. */
export const DOWNLOAD_DURATION = 3_600_000

/**
 * The files of a benefit that a customer gets who has had some of them: archived ones are kept and
 * not given any more.
 */
export const filesFor = (
  { files, archived }: BenefitDownloadablesProperties,
  had: readonly string[],
): string[] => files.filter((id) => archived[id] !== true || had.includes(id))

/** Brings what a customer may download by a benefit to what their grants of it give. */
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

/** An address at which a file can be downloaded for a while, without credentials. */
export const downloadAddress = (world: World, row: DownloadableRow): S3DownloadURL => {
  const expiresAt = world.later(DOWNLOAD_DURATION)
  const token = `${row.id}.${expiresAt.getTime()}.${signature(row, expiresAt.getTime())}`
  return { url: `${world.url}/v1/customer-portal/downloadables/${token}`, headers: {}, expiresAt }
}

/** The file that a token is for; throws a 400 for what is no token, a 410 for one that was. */
export const downloadOf = (world: World, token: string): FileRow => {
  const [id = '', moment = '', signed = '', ...more] = token.split('.')
  const row = world.state.downloadables.get(id)
  const expiresAt = Number(moment)
  if (!row || more.length > 0 || !isSame(signed, signature(row, expiresAt))) {
    throw badRequest('This is not the token of a download. List the downloadables for one.')
  }
  if (expiresAt <= world.now().getTime()) {
    throw gone('The address of the download has expired. List the downloadables for another one.')
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
