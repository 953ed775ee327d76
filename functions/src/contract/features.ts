import * as t from 'io-ts'
import { Engine } from './engine.ts'
import { route } from './route.ts'

/** `POST features`: asks what this deployment offers. */
export const FeaturesRequest = t.type({}, 'FeaturesRequest')

/**
 * `edits`: `characterSD` accepts a `photo`, and a `change` to it. `freeText`: it accepts descriptions that did not
 * come from `charPrompt`. `engines`: the engine that draws for each tier unless it fails. `jobs`: it may respond
 * with a job if asked; functions without this field may not let pages of other origins ask. `share`: there are
 * share links, see `GET share`. `shortLinks`: there are short ones, see {@link SHARE_LINKS}. `shortSides`: the shorter side of a picture in pixels, where the built-in engine draws
 * for both tiers. `changes` and `specs`: `charPrompt` accepts a `change` to a description, and a `spec`. `takes`: how
 * many takes of a character to show; where it is 1 or absent, `characterTakes` is not to be called.
 */
export const FeaturesResponse = t.intersection(
  [
    t.type({ edits: t.boolean, freeText: t.boolean }),
    t.partial({
      engines: t.type({ free: Engine, premium: Engine }),
      jobs: t.boolean,
      share: t.boolean,
      shortLinks: t.boolean,
      changes: t.boolean,
      specs: t.boolean,
      takes: t.number,
      shortSides: t.type({ free: t.number, premium: t.number }),
    }),
  ],
  'FeaturesResponse',
)
export type FeaturesResponse = t.TypeOf<typeof FeaturesResponse>

export const features = route('features', FeaturesRequest, FeaturesResponse)
