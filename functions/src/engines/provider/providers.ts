import { automatic1111 } from './automatic1111.ts'
import { fal } from './fal.ts'
import { google } from './google.ts'
import { openAI } from './openAI.ts'
import type { ProviderRow } from './ProviderRow.ts'
import { replicate } from './replicate.ts'
import { together } from './together.ts'

const table = { openai: openAI, google, fal, replicate, together, automatic1111 }

export type ProviderName = keyof typeof table

/** Every provider, by its name in the settings. To add one, add its file and its row. */
export const PROVIDERS: Readonly<Record<ProviderName, ProviderRow>> = table

/** The environment variables that all providers read. */
export const PROVIDER_VARIABLES: ProviderRow['variables'] = Object.fromEntries(
  Object.values(PROVIDERS).flatMap(({ variables }) => Object.entries(variables)),
)
