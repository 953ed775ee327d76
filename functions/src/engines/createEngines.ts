import type { Tier } from '../tier/Tier.ts'
import type { Describer } from './Describer.ts'
import type { Painter } from './Painter.ts'
import type { Provider, ProviderSettings } from './provider/Provider.ts'
import { providerDescriber } from './provider/providerDescriber.ts'
import { providerPainter, type ImageModels } from './provider/providerPainter.ts'
import { studioDescriber } from './studio/studioDescriber.ts'
import {
  createStudioPainter,
  createStudioPreviewer,
  type StudioSettings,
} from './studio/studioPainter.ts'

/** What the describer and the painter are. */
export interface EngineSettings {
  readonly studio: StudioSettings
  /** Absent: the studio does everything. */
  readonly provider?:
    | (ProviderSettings & {
        readonly chatModel?: string | undefined
        readonly imageModels?: ImageModels | undefined
      })
    | undefined
}

export interface Engines {
  readonly describer: Describer
  readonly painter: Painter
  /** Paints small and rough versions of the same pictures, if the painter can. */
  readonly previewer: Painter | undefined
  /** Whether a tier's pictures can start from a photo. */
  readonly edits: (tier: Tier) => boolean
  /** Stops the painters' threads. */
  readonly close: () => Promise<void>
}

/** A provider does what it has a model for; the studio does the rest. */
export const createEngines = (settings: EngineSettings): Engines => ({
  describer: describerOf(settings),
  edits: () => false,
  ...painterOf(settings),
})

const describerOf = ({ provider }: EngineSettings): Describer =>
  provider?.chatModel === undefined
    ? studioDescriber
    : providerDescriber(connectTo(provider), provider.chatModel, provider.timeoutMs)

const painterOf = ({ studio, provider }: EngineSettings): Omit<Engines, 'describer' | 'edits'> => {
  if (provider?.imageModels === undefined) {
    const painter = createStudioPainter(studio)
    const previewer = createStudioPreviewer()
    const close = async () => {
      await Promise.all([painter.close(), previewer.close()])
    }
    return { painter, previewer, close }
  }
  const { imageModels, timeoutMs } = provider
  return {
    painter: providerPainter(connectTo(provider), imageModels, timeoutMs),
    previewer: undefined,
    close: () => Promise.resolve(),
  }
}

const connectTo = ({ connect, imageHosts }: ProviderSettings): Provider => connect(imageHosts)
