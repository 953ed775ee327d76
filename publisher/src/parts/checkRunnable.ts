import { fitsContract } from '@dramatis/remotes/manifest'
import { PublishingRefused } from '../errors/PublishingRefused.ts'
import type { Source } from '../storage/Target.ts'
import type { RemoteBuild } from './RemoteBuild.ts'

/**
 * Checks that the live page can run a build.
 *
 * @throws {PublishingRefused} if it fulfills another contract; the message says what to do. A page that does not say
 *   which one it fulfills, or no page at all, is accepted
 */
export const checkRunnable = async (
  site: Source,
  { name, version, contract }: RemoteBuild,
): Promise<void> => {
  const page = await site.read('index.html')
  const [, live] = CONTRACT.exec(page?.bytes.toString() ?? '') ?? []
  if (live === undefined || fitsContract(live, contract)) return
  throw new PublishingRefused(
    `No visitor would get ${name} ${version}: it was built for contract ${contract}, and the live page has ${live}. Publish the page first with "npm run site", or add --ahead to publish the remote before it.`,
  )
}

/** As in the shell's `index.html`. */
const CONTRACT = /<meta name="dramatis:contract" content="([\d.]+)"/
