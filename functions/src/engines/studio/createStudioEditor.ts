import { isDeepStrictEqual } from 'node:util'
import { MAX_NAME_LENGTH } from '@dramatis/catalogue'
import { describe, parseSpec, revise, writeDescription } from '@dramatis/studio'
import { moderated } from '../moderation/moderated.ts'
import type { Moderator } from '../moderation/Moderator.ts'

/** A change to a description, in words. */
export interface ChangeRequest {
  readonly description: string
  readonly change: string
  /** The seed with which the description is painted. */
  readonly seed?: number | undefined
  /** The language to describe in, see `spokenLanguage`. */
  readonly language: string
}

export interface ChangedDescription {
  /** The description as it was, if nothing has changed. */
  readonly text: string
  readonly hasChanged: boolean
  /** The words of the change that change nothing. */
  readonly unread: readonly string[]
}

/** A character in the form of the studio's `SPEC_SCHEMA`. */
export interface SpecRequest {
  readonly spec: Readonly<Record<string, unknown>>
  readonly language: string
}

/** The description; for a value that is no character, one sentence for each problem. */
export type DescribedSpec = { readonly text: string } | { readonly problems: readonly string[] }

/** Describes without a model what somebody else has decided. */
export interface StudioEditor {
  /** @throws {EngineError} if a moderator declines the text */
  change(request: ChangeRequest, signal: AbortSignal): Promise<ChangedDescription>
  /** @throws {EngineError} if a moderator declines the text */
  describeSpec(request: SpecRequest, signal: AbortSignal): Promise<DescribedSpec>
}

export const createStudioEditor = (moderators: readonly Moderator[]): StudioEditor => ({
  change: moderated(
    moderators,
    ({ description, change }: ChangeRequest) => `${description}\n${change}`,
    (request) => Promise.resolve(changed(request)),
  ),
  describeSpec: moderated(
    moderators,
    ({ spec }: SpecRequest) => Object.values(spec).flat().join('\n'),
    (request) => Promise.resolve(described(request)),
  ),
})

const changed = ({ description, change, seed, language }: ChangeRequest): ChangedDescription => {
  const before = describe(description, seed === undefined ? {} : { seed })
  const { spec, unread } = revise(before, change)
  const hasChanged = !isDeepStrictEqual(spec, before)
  return { text: hasChanged ? writeDescription(spec, language) : description, hasChanged, unread }
}

const described = ({ spec, language }: SpecRequest): DescribedSpec => {
  const names = [spec.name, spec.source].filter((name) => typeof name === 'string')
  if (names.some(({ length }) => length > MAX_NAME_LENGTH)) return { problems: [TOO_LONG] }
  const parsed = parseSpec(spec)
  return 'problems' in parsed ? parsed : { text: writeDescription(parsed.spec, language) }
}

const TOO_LONG = `"name" and "source" must have at most ${MAX_NAME_LENGTH} characters.`
