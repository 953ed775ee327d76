import type { Chain, EngineSettings } from '../engines/createEngines.ts'
import type { Model } from '../engines/Model.ts'
import { PROVIDERS, type ProviderName } from '../engines/provider/providers.ts'
import type { ProviderEnv } from '../engines/provider/ProviderRow.ts'

/** Two variables that name models: a list of them, or a single one of the OpenAI-compatible server. */
interface ModelVariable {
  readonly list: string
  readonly single: string
}

const CHAT = { list: 'CHAT_MODELS', single: 'CHAT_MODEL' }
const FREE = { list: 'IMAGE_MODELS', single: 'IMAGE_MODEL' }
const PREMIUM = { list: 'PREMIUM_IMAGE_MODELS', single: 'PREMIUM_IMAGE_MODEL' }

/** A model as the variables name it, such as `fal:fal-ai/flux-2-pro`. */
interface ModelName {
  readonly variable: string
  readonly provider: string
  readonly id: string
}

/** Problems with the variables that name models, one line each, without values. */
export const modelProblems = (given: ProviderEnv): string[] => [
  ...new Set([CHAT, FREE, PREMIUM].flatMap((variable) => problemsOf(given, variable))),
  ...unusedVariables(given),
]

/**
 * @param given the variables that are set, without any `modelProblems`
 * @param env the variables of the providers, with their defaults
 */
export const readModels = (
  given: ProviderEnv,
  env: ProviderEnv,
  imageHosts: readonly string[],
): Pick<EngineSettings, 'chatModels' | 'imageModels'> => {
  const chainOf = (variable: ModelVariable): Chain | undefined =>
    chain(namesIn(given, variable).map((name) => connectTo(name, env, imageHosts)))
  const chatModels = chainOf(CHAT) ?? STUDIO_ALONE
  const free = chainOf(FREE) ?? STUDIO_ALONE
  return { chatModels, imageModels: { free, premium: chainOf(PREMIUM) ?? free } }
}

const STUDIO_ALONE: Chain = ['studio']

const chain = ([first, ...rest]: readonly Model[]): Chain | undefined =>
  first === undefined ? undefined : [first, ...rest]

const connectTo = (
  { provider, id }: ModelName,
  env: ProviderEnv,
  imageHosts: readonly string[],
): Model =>
  isProvider(provider)
    ? { provider: PROVIDERS[provider].connect(env, imageHosts), providerName: provider, id }
    : 'studio'

const namesIn = (given: ProviderEnv, { list, single }: ModelVariable): readonly ModelName[] => {
  const id = given[single]?.trim()
  if (id !== undefined) return [{ variable: single, provider: 'openai', id }]
  return (given[list]?.split(',') ?? []).map((text) => {
    const [provider = '', ...rest] = text.trim().split(':')
    return { variable: list, provider, id: rest.join(':') }
  })
}

const problemsOf = (given: ProviderEnv, variable: ModelVariable): readonly string[] => {
  const { list, single } = variable
  if (given[list] !== undefined && given[single] !== undefined) {
    return [`${list} and ${single} cannot both be set`]
  }
  return namesIn(given, variable).flatMap((name) => problemsWith(name, given))
}

const problemsWith = ({ variable, provider, id }: ModelName, given: ProviderEnv): string[] => {
  if (provider === STUDIO && id === '') return []
  if (!isProvider(provider) || id === '') return [`${variable} must be ${EXPECTED}`]
  const { required, connect } = PROVIDERS[provider]
  const missing = required.filter((needed) => given[needed] === undefined)
  if (missing.length > 0) return missing.map((needed) => `${needed} is required by ${variable}`)
  return variable === CHAT.list && connect(given, []).chatModel === undefined
    ? [`${variable} names ${provider}, which has no chat models`]
    : []
}

/** Only this variable is checked: the environment may have the other providers' keys for other programs. */
const unusedVariables = (given: ProviderEnv): readonly string[] => {
  const { OPENAI_BASE_URL: address, MODERATION_MODEL: moderator } = given
  const models = [CHAT, FREE, PREMIUM].flatMap((variable) => namesIn(given, variable))
  const isUsed = moderator !== undefined || models.some(({ provider }) => provider === 'openai')
  return address === undefined || isUsed
    ? []
    : ['OPENAI_BASE_URL is set, but no variable names an openai model']
}

const STUDIO = 'studio'

const isProvider = (name: string): name is ProviderName => Object.hasOwn(PROVIDERS, name)

const EXPECTED = `a comma-separated list of ${STUDIO} and models such as openai:gpt-image-2.6-flare; the providers are ${Object.keys(PROVIDERS).join(', ')}`
