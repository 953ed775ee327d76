import { originsOf as partnerOrigins, readPartners } from '@dramatis/functions/partners'
import type { Origins, RemotesDocument } from '@dramatis/remotes'
import { messageOf } from '../messageOf.ts'
import { UsageError } from '../UsageError.ts'

/** The other origins that a page calls: those of its remotes, and those in the environment of `npm run site`. */
export const originsOf = (env: NodeJS.ProcessEnv, { remotes }: RemotesDocument): Origins => ({
  remotes: unique(Object.values(remotes).map(({ entry }) => entry)),
  services: unique([
    env.CONTACT_URL ?? 'https://api.web3forms.com',
    env.BILLING_URL ?? 'https://api.polar.sh',
    env.FUNCTIONS_URL ?? '',
  ]),
  partners: partnersIn(env.PARTNERS),
})

/** The origins in the variable of the functions. */
const partnersIn = (variable = ''): readonly string[] => {
  if (variable.trim() === '') return []
  try {
    return partnerOrigins(readPartners(variable))
  } catch (error) {
    throw new UsageError(`PARTNERS ${messageOf(error)}\nSee docs/operations/partners.md.`)
  }
}

/** The origins of absolute URLs; other addresses are on the page's own origin. */
const unique = (urls: readonly string[]): readonly string[] => [
  ...new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin)),
]
