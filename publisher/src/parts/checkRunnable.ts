import { fitsContract } from '@dramatis/remotes/manifest'
import { PublishingRefused } from '../errors/PublishingRefused.ts'
import type { Source } from '../storage/Target.ts'
import type { RemoteBuild } from './RemoteBuild.ts'

/**
 * Checks that the live page can run a build, or else asks whether to publish it ahead of the page.
 *
 * @param confirm undefined if nobody can be asked
 * @throws {PublishingRefused} if the page fulfills another contract and nobody agrees; the message says what to do.
 *   A page that does not say which one it fulfills, or no page at all, is accepted
 */
export const checkRunnable = async (
  site: Source,
  { name, version, contract }: RemoteBuild,
  confirm: ((question: string) => Promise<boolean>) | undefined,
): Promise<void> => {
  const page = await site.read('index.html')
  const [, live] = CONTRACT.exec(page?.bytes.toString() ?? '') ?? []
  if (live === undefined || fitsContract(live, contract)) return
  const warning = `No visitor would get ${name} ${version}: it was built for contract ${contract}, and the live page has ${live}.`
  if (!confirm) {
    throw new PublishingRefused(
      `${warning} Publish the page first with "npm run site", or add --ahead to publish the remote before it.`,
    )
  }
  if (await confirm(`${warning} Publish it ahead of the page?`)) return
  throw new PublishingRefused('Not published. Publish the page first with "npm run site".')
}

/** As in the shell's `index.html`. */
const CONTRACT = /<meta name="dramatis:contract" content="([\d.]+)"/
