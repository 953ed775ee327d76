import * as E from 'fp-ts/lib/Either.js'
import type { CharPromptRequest } from '../contract/index.ts'
import type { Describer, Description } from '../engines/Describer.ts'
import type { StudioEditor } from '../engines/studio/createStudioEditor.ts'
import { spokenLanguage } from '../engines/studio/spokenLanguage.ts'
import { STUDIO_ENGINE } from '../engines/studio/studioEngine.ts'
import { changeOfNoDescription, noEditor, wrongSpec, type Refusal } from '../refusals/Refusal.ts'

interface Written extends Description {
  /** Whether the words are the describer's own, and not the visitor's. */
  readonly isOwn: boolean
  /** The words of a change that change nothing. */
  readonly unread: readonly string[]
}

/** Writes a description. Rejects as a `Describer` does. */
export type Writer = (signal: AbortSignal) => Promise<E.Either<Refusal, Written>>

export interface WriterDeps {
  readonly describer: Describer
  /** Absent where descriptions cannot be changed, and specs not be described. */
  readonly editor: StudioEditor | undefined
}

/** Who writes what a request asks for: a changed description, that of a spec, or that of a name. */
export const writerFor = (
  { describer, editor }: WriterDeps,
  request: CharPromptRequest,
): E.Either<Refusal, Writer> => {
  const { prompt, aspect_ratio: aspect, style, description, change, seed, spec } = request
  const language = spokenLanguage(request.language)
  const asked = { prompt, aspect, style, language }
  if (spec === undefined && change === undefined && description === undefined) {
    return E.right(async (signal) =>
      E.right({ ...(await describer.describe(asked, signal)), isOwn: true, unread: [] }),
    )
  }
  if (editor === undefined) return E.left(noEditor)
  const inStudio = { language, engine: STUDIO_ENGINE.name }
  if (spec !== undefined) {
    return E.right(async (signal) => {
      const described = await editor.describeSpec({ spec, language }, signal)
      return 'problems' in described
        ? E.left(wrongSpec(described.problems))
        : E.right({ ...inStudio, ...described, isOwn: true, unread: [] })
    })
  }
  if (description === undefined || change === undefined) return E.left(changeOfNoDescription)
  return E.right(async (signal) => {
    const { text, hasChanged, unread } = await editor.change(
      { description, change, seed, language },
      signal,
    )
    return E.right({ ...inStudio, text, isOwn: hasChanged, unread })
  })
}
