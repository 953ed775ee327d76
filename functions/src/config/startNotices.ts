import { modelNotices } from '../budget/modelNotices.ts'
import type { Config } from './loadConfig.ts'
import { paidModels } from './paidModels.ts'
import { UNLIMITED } from './validators.ts'

/** What an operator should know at the start, one sentence each. */
export const startNotices = (config: Config, now: number): readonly string[] => {
  const { prices, billing, premiumProof, dailyBudget, hasDefaultBudget } = config
  const models = paidModels(config)
  const budget = dailyBudget === undefined ? 'any amount' : `$${dailyBudget}`
  const isPremiumForAll = billing !== undefined && premiumProof === 'none' && models.length > 0
  return [
    ...modelNotices(models, prices, now),
    ...(hasDefaultBudget
      ? [
          `The providers may cost ${budget} a day: set DAILY_BUDGET to another amount, or to ${UNLIMITED}`,
        ]
      : []),
    ...(isPremiumForAll
      ? [
          `PREMIUM_PROOF=none: whoever knows a subscriber’s address has premium, and may spend ${budget} a day at the providers; email-code asks for a proof`,
        ]
      : []),
  ]
}
