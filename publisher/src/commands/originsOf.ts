import { originsOf as partnerOrigins, readPartners } from '@dramatis/functions/partners'
import type { RemotesDocument } from '@dramatis/remotes/document'
import { messageOf } from '../errors/messageOf.ts'
import { UsageError } from '../errors/UsageError.ts'
import type { Origins } from '../headers/siteHeaders.ts'

/**
 * The other origins that a site's headers allow: those of its remotes, and those that the environment of
 * `npm run site` names.
 *
 * @throws {UsageError} if PARTNERS or REMOTE_ORIGINS is not valid
 */
export const originsOf = (env: NodeJS.ProcessEnv, { remotes }: RemotesDocument): Origins => ({
  remotes: unique([
    ...Object.values(remotes).map(({ entry }) => entry),
    ...addressesIn(env.REMOTE_ORIGINS),
  ]),
  services: unique([
    env.CONTACT_URL ?? 'https://api.web3forms.com',
    env.BILLING_URL ?? 'https://api.polar.sh',
    env.FUNCTIONS_URL ?? '',
  ]),
  partners: partnersIn(env.PARTNERS),
})

/** The addresses in REMOTE_ORIGINS, which are separated by spaces or commas. */
const addressesIn = (variable = ''): readonly string[] => {
  const addresses = variable.split(/[\s,]+/).filter(Boolean)
  const wrong = addresses.find((text) => !/^https?:\/\/[^/]/.test(text) || !URL.canParse(text))
  if (wrong === undefined) return addresses
  throw new UsageError(
    `REMOTE_ORIGINS must list addresses such as https://remotes.example, not "${wrong}".`,
  )
}

/** The origins in PARTNERS, which the functions read too. */
const partnersIn = (variable = ''): readonly string[] => {
  if (variable.trim() === '') return []
  try {
    return partnerOrigins(readPartners(variable))
  } catch (error) {
    throw new UsageError(`${messageOf(error)}\nSee docs/operations/partners.md.`)
  }
}

/** The origins of the absolute URLs, each once. Relative URLs are on the page's own origin. */
const unique = (urls: readonly string[]): readonly string[] => [
  ...new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin)),
]
