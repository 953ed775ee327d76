import { modelNotices, type UsedModel } from '../budget/modelNotices.ts'
import type { Model } from '../engines/Model.ts'
import type { Config } from './loadConfig.ts'

/** What an operator should know at the start, one sentence each. */
export const startNotices = (config: Config, now: number): readonly string[] =>
  modelNotices(paidModels(config), config.prices, now)

/** The configured models that somebody else runs. */
const paidModels = ({
  chatModels,
  imageModels,
}: Pick<Config, 'chatModels' | 'imageModels'>): readonly UsedModel[] => [
  ...chatModels.flatMap(usedAs('chat')),
  ...[...imageModels.free, ...imageModels.premium].flatMap(usedAs('image')),
]

const usedAs =
  (kind: UsedModel['kind']) =>
  (model: Model): readonly UsedModel[] =>
    model === 'studio' || model.provider.isOwn ? [] : [{ kind, id: model.id }]
