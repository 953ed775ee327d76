import type { EngineSettings } from '../config.ts'
import type { Describer } from './Describer.ts'
import type { Painter } from './Painter.ts'
import { createProvider } from './provider/Provider.ts'
import { providerDescriber } from './provider/providerDescriber.ts'
import { providerPainter } from './provider/providerPainter.ts'
import { studioDescriber } from './studio/studioDescriber.ts'
import { createStudioPainter, createStudioPreviewer } from './studio/studioPainter.ts'

export interface Engines {
  readonly describer: Describer
  readonly painter: Painter
  /** Paints small and rough versions of the same pictures, where that is possible. */
  readonly previewer: Painter | undefined
  /** Ends the painters' threads. */
  close(): Promise<void>
}

/** A provider does what a model is configured for, the studio does the rest. */
export const createEngines = (settings: EngineSettings): Engines => ({
  describer: describerOf(settings),
  ...painterOf(settings),
})

const describerOf = ({ provider }: EngineSettings): Describer =>
  provider?.chatModel === undefined
    ? studioDescriber
    : providerDescriber(createProvider(provider), provider.chatModel, provider.timeoutMs)

const painterOf = ({ studio, provider }: EngineSettings): Omit<Engines, 'describer'> => {
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
    painter: providerPainter(createProvider(provider), imageModels, timeoutMs),
    previewer: undefined,
    close: () => Promise.resolve(),
  }
}
