import type { Chain, EngineSettings } from '../engines/createEngines.ts'
import { disguisedWords } from '../engines/moderation/disguisedWords.ts'
import type { Moderator } from '../engines/moderation/Moderator.ts'
import { providerModeration } from '../engines/moderation/providerModeration.ts'
import { wordsIn } from '../engines/moderation/readWords.ts'
import { SLURS } from '../engines/moderation/slurs.ts'
import { wordList } from '../engines/moderation/wordList.ts'
import type { ProviderEnv } from '../engines/provider/ProviderRow.ts'

/** Which work is moderated: the providers', all, or none. */
export const MODERATIONS = ['providers', 'all', 'off'] as const

interface ModerationEnv {
  readonly MODERATION: (typeof MODERATIONS)[number]
  readonly MODERATION_SLURS: 'on' | 'off'
  readonly MODERATION_WORDS: readonly string[] | undefined
  readonly MODERATION_MODEL: string | undefined
}

/** Problems with the variables for moderation, one line each. */
export const moderationProblems = (given: ProviderEnv): readonly string[] => {
  const { MODERATION, MODERATION_WORDS: list, MODERATION_MODEL: model } = given
  const { OPENAI_BASE_URL: baseUrl } = given
  if (model !== undefined && baseUrl === undefined) {
    return ['OPENAI_BASE_URL is required with MODERATION_MODEL']
  }
  return MODERATION === 'all' && list === undefined && modelOf(model, baseUrl) === undefined
    ? ['MODERATION_WORDS or MODERATION_MODEL is required with MODERATION=all']
    : []
}

/** The moderators of descriptions and of pictures, for the models that make them. */
export const readModeration = (
  env: ModerationEnv,
  provider: ProviderEnv,
  { chatModels, imageModels }: Pick<EngineSettings, 'chatModels' | 'imageModels'>,
): EngineSettings['moderators'] => {
  const moderators = moderatorsOf(env, provider)
  const always = isDeclining(env) ? slurs : []
  const applyTo = (models: Chain) => [...always, ...(isModerated(env, models) ? moderators : [])]
  return {
    describing: applyTo(chatModels),
    painting: applyTo([...imageModels.free, ...imageModels.premium]),
  }
}

const slurs = [wordList(wordsIn(SLURS)), disguisedWords(wordsIn(SLURS))]

/** Slurs are declined whoever describes or paints. */
const isDeclining = ({ MODERATION, MODERATION_SLURS }: ModerationEnv): boolean =>
  MODERATION !== 'off' && MODERATION_SLURS === 'on'

const isModerated = ({ MODERATION }: ModerationEnv, models: Chain): boolean =>
  MODERATION === 'all' || (MODERATION === 'providers' && models.some((model) => model !== 'studio'))

const moderatorsOf = (
  { MODERATION_WORDS: words, MODERATION_MODEL }: ModerationEnv,
  { OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: apiKey }: ProviderEnv,
): readonly Moderator[] => {
  const model = modelOf(MODERATION_MODEL, baseUrl)
  return [
    ...(words === undefined ? [] : [wordList(words)]),
    ...(baseUrl === undefined || model === undefined
      ? []
      : [providerModeration({ baseUrl, apiKey, model })]),
  ]
}

const modelOf = (named: string | undefined, baseUrl: string | undefined): string | undefined =>
  named ?? (isOpenAIItself(baseUrl) ? DEFAULT_MODEL : undefined)

/** OpenAI's own server moderates free of charge; others may not have the endpoint. */
const DEFAULT_MODEL = 'omni-moderation-latest'

const isOpenAIItself = (baseUrl: string | undefined): boolean =>
  baseUrl !== undefined && URL.canParse(baseUrl) && new URL(baseUrl).host === 'api.openai.com'
