import { STYLE_IDS, type Tier } from '@dramatis/catalogue'
import { writeDescription } from '@dramatis/studio'
import type { LanguageModel } from 'ai'
import type { Engine } from '../contract/index.ts'
import { unlimited, type Pay, type WithinBudget } from '../budget/createBudget.ts'
import type { Description, DescriptionRequest, Describer } from './Describer.ts'
import { EngineError } from '../errors/EngineError.ts'
import { firstThatWorks, type Candidate } from './firstThatWorks.ts'
import type { Model } from './Model.ts'
import { moderated } from './moderation/moderated.ts'
import type { Moderator } from './moderation/Moderator.ts'
import type { EncodedPicture, Painter, PaintingOrder, PaintingRequest } from './Painter.ts'
import { modelDescriber } from './provider/modelDescriber.ts'
import { engineOf, modelPainter, type ImageSizes } from './provider/modelPainter.ts'
import { specDescriber } from './provider/specDescriber.ts'
import { createStudioEditor, type StudioEditor } from './studio/createStudioEditor.ts'
import { studioDescriber } from './studio/studioDescriber.ts'
import { STUDIO_ENGINE } from './studio/studioEngine.ts'
import {
  createStudioPainter,
  createStudioPreviewer,
  sideFor,
  type StudioPainter,
  type StudioSettings,
} from './studio/studioPainter.ts'
import { CHAT, IMAGE, observedModel, type ModelMetrics } from './observedModel.ts'
import { withBreaker } from './withBreaker.ts'

/** At least one model. The first that works is used. */
export type Chain = readonly [Model, ...Model[]]

/** The models that describe, and those that paint for each tier. */
export interface EngineSettings {
  readonly studio: StudioSettings
  readonly chatModels: Chain
  readonly imageModels: Readonly<Record<Tier, Chain>>
  readonly imageSizes: ImageSizes
  /** The providers' time limit for a description or picture, retries included, in milliseconds. */
  readonly providerTimeoutMs: number
  /** The moderators of what is to be described, and of what is to be painted. */
  readonly moderators: Readonly<Record<'describing' | 'painting', readonly Moderator[]>>
}

export interface Engines {
  readonly describer: Describer
  /** Makes changes to descriptions, and describes specs. Absent unless the studio describes and paints. */
  readonly editor: StudioEditor | undefined
  readonly painter: Painter
  /**
   * Checks whether a picture may be painted, before it is queued. The painter does not check again.
   * @throws {EngineError} if it may not, or no moderator could decide
   */
  readonly moderate: (request: PaintingRequest, signal: AbortSignal) => Promise<void>
  /** Paints small and rough versions of the same pictures, if the painter can. */
  readonly previewer: Painter | undefined
  /** Whether a tier's pictures can start from a photo. */
  readonly edits: (tier: Tier) => boolean
  /** The shorter side of a tier's pictures in pixels, where the studio draws all of them. */
  readonly shortSides: Readonly<Record<Tier, number>> | undefined
  /** Warms up the painting threads, if the studio paints. Never rejects. */
  readonly warmUp: () => Promise<void>
  /** Stops the painters' threads. */
  readonly close: () => Promise<void>
}

/**
 * @param metrics counts the providers' failures, if given
 * @param withinBudget limits the providers' cost
 */
export const createEngines = (
  settings: EngineSettings,
  metrics?: ModelMetrics,
  withinBudget: WithinBudget = unlimited,
): Engines => {
  const { chatModels, imageModels, moderators } = settings
  const studio = createStudioPainter(settings.studio)
  const isStudio = imageModels.free[0] === 'studio' && imageModels.premium[0] === 'studio'
  const previewer = isStudio ? createStudioPreviewer(settings.studio.shortSide) : undefined
  return {
    describer: describerOf(settings, metrics, withinBudget),
    editor:
      isStudio && chatModels[0] === 'studio'
        ? createStudioEditor(moderators.describing)
        : undefined,
    painter: painterOf(settings, studio, metrics, withinBudget),
    moderate: moderated(moderators.painting, textOf, () => Promise.resolve()),
    previewer,
    edits: (tier) => imageModels[tier].some(canEdit),
    shortSides: isStudio ? shortSidesOf(settings.studio) : undefined,
    warmUp: async () => {
      if (isStudio) await studio.warmUp()
    },
    async close() {
      await Promise.all([studio.close(), previewer?.close()])
    },
  }
}

const shortSidesOf = ({ shortSide }: StudioSettings): Record<Tier, number> => ({
  free: sideFor('free', shortSide),
  premium: sideFor('premium', shortSide),
})

const describerOf = (
  { chatModels, imageModels, providerTimeoutMs, moderators }: EngineSettings,
  metrics: ModelMetrics | undefined,
  withinBudget: WithinBudget,
): Describer => ({
  name: engineFor(chatModels[0]).name,
  describe: moderated(
    moderators.describing,
    ({ prompt }) => prompt,
    firstThatWorks(
      chatModels.map((model) => describerCandidate(model, imageModels, metrics, withinBudget)),
      providerTimeoutMs,
    ),
  ),
})

const describerCandidate = (
  model: Model,
  imageModels: EngineSettings['imageModels'],
  metrics: ModelMetrics | undefined,
  withinBudget: WithinBudget,
): Candidate<DescriptionRequest, Description> => {
  const can = () => true
  if (model === 'studio') {
    return { isRemote: false, can, run: describeInStudio }
  }
  const { provider, id } = model
  const { chatModel: connect } = provider
  if (connect === undefined) throw new Error(`${id} is not a chat model`)
  const chatModel = () => connect(id)
  const painters = [...imageModels.free, ...imageModels.premium]
  const describerWith = (pay: Pay) =>
    painters.every((painter) => painter === 'studio')
      ? describeBySpec(chatModel, pay, id)
      : describeFreely(chatModel, pay, id, { anyLanguage: !painters.includes('studio') })
  const workWith = (pay: Pay) => observedModel(CHAT, model, metrics, describerWith(pay))
  const run = withinBudget('chat', id, workWith, describeInStudio)
  return { isRemote: true, can, run: withBreaker(run) }
}

type Describe = Candidate<DescriptionRequest, Description>['run']

/** @param anyLanguage whether a model may write in any language; the studio can read a model's text only in English */
const describeFreely = (
  chatModel: () => Promise<LanguageModel>,
  pay: Pay,
  engine: string,
  { anyLanguage }: { readonly anyLanguage: boolean },
): Describe => {
  const ask = modelDescriber(chatModel, pay)
  return async (request, signal, timeoutMs) => {
    const { language: wanted = 'en' } = request
    const language = anyLanguage ? wanted : 'en'
    const text = await ask({ ...request, language }, signal, timeoutMs)
    return { text, language, engine }
  }
}

/** For when only the studio paints: a model chooses features that the studio can paint, and the studio words them. */
const describeBySpec = (
  chatModel: () => Promise<LanguageModel>,
  pay: Pay,
  engine: string,
): Describe => {
  const ask = specDescriber(chatModel, pay)
  return async (request, signal, timeoutMs) => {
    const spec = await ask(request, signal, timeoutMs)
    if (spec === undefined) return describeInStudio(request, signal)
    const { language = 'en' } = request
    return { text: writeDescription(spec, language), language, engine }
  }
}

const describeInStudio: Describer['describe'] = async (request, signal) => ({
  text: await studioDescriber.describe(request, signal),
  language: request.language ?? 'en',
  engine: studioDescriber.name,
})

const painterOf = (
  { imageModels, imageSizes, providerTimeoutMs }: EngineSettings,
  studio: StudioPainter,
  metrics: ModelMetrics | undefined,
  withinBudget: WithinBudget,
): Painter => {
  const chainOf = (tier: Tier) =>
    firstThatWorks(
      imageModels[tier].map((model) =>
        painterCandidate(model, imageSizes, studio, metrics, withinBudget),
      ),
      providerTimeoutMs,
    )
  const paint = { free: chainOf('free'), premium: chainOf('premium') }
  const models = [...imageModels.free, ...imageModels.premium]
  return {
    styles: models.every((model) => model === 'studio') ? studio.styles : STYLE_IDS,
    engine: (tier) => engineFor(imageModels[tier][0]),
    paint: (order, signal) => paint[order.tier](order, signal),
  }
}

const textOf = ({ character, description, change = '' }: PaintingRequest): string =>
  [character, description, change].join('\n')

const painterCandidate = (
  model: Model,
  sizes: ImageSizes,
  studio: StudioPainter,
  metrics: ModelMetrics | undefined,
  withinBudget: WithinBudget,
): Candidate<PaintingOrder, EncodedPicture> => {
  if (model === 'studio') {
    return {
      isRemote: false,
      can: ({ style, photo }) => studio.styles.includes(style) && photo === undefined,
      run: (request, signal) => studio.paint(request, signal),
    }
  }
  const { provider, id } = model
  const workWith = (pay: Pay) =>
    observedModel(IMAGE, model, metrics, modelPainter(provider, id, sizes, pay))
  const limited = provider.isOwn ? unlimited : withinBudget
  const run = limited('image', id, workWith, (request, signal) => {
    if (request.photo === undefined) return studio.paint(request, signal)
    return Promise.reject(new EngineError('exhausted', 'The studio cannot paint from a photo'))
  })
  return {
    isRemote: true,
    can: ({ photo }) => photo === undefined || canEdit(model),
    run: withBreaker(run),
  }
}

const canEdit = (model: Model): boolean => model !== 'studio' && model.provider.edits(model.id)

const engineFor = (model: Model): Engine =>
  model === 'studio' ? STUDIO_ENGINE : engineOf(model.id)
