import type { UsedModel } from '../budget/modelNotices.ts'
import type { EngineSettings } from '../engines/createEngines.ts'
import type { Model } from '../engines/Model.ts'

/** The configured models that somebody else runs, for money. */
export const paidModels = ({
  chatModels,
  imageModels,
}: Pick<EngineSettings, 'chatModels' | 'imageModels'>): readonly UsedModel[] => [
  ...chatModels.flatMap(usedAs('chat')),
  ...[...imageModels.free, ...imageModels.premium].flatMap(usedAs('image')),
]

const usedAs =
  (kind: UsedModel['kind']) =>
  (model: Model): readonly UsedModel[] =>
    model === 'studio' || model.provider.isOwn ? [] : [{ kind, id: model.id }]
