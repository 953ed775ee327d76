import { openAI, OPENAI_VARIABLES, type OpenAIEnv } from './openAI.ts'
import type { Connection } from './Provider.ts'

/** What every provider reads from the environment. One more provider is its file, and a row in each of these. */
export const PROVIDER_VARIABLES = {
  ...OPENAI_VARIABLES,
}

/** The first provider that is configured; absent: the studio does everything. */
export const connectionFrom = (env: OpenAIEnv): Connection | undefined => openAI(env)
