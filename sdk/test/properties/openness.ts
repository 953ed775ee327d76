import type { AnyCodec } from '../../src/codec/Codec.ts'
import { codecOf } from '../../src/codec/entity.ts'
import { issuesOf, run } from '../../src/codec/Run.ts'
import { WebhookEvent as EventOfMarch } from '../../src/2025-03/webhooks.ts'
import { WebhookEvent } from '../../src/2026-10/webhooks.ts'
import { valueOf } from '../arbitraries.ts'
import { tables } from '../table.ts'
import { wireOf } from '../wire.ts'
import type { Property } from './Property.ts'

const responseCodecsOf = (version: keyof typeof tables): readonly AnyCodec[] =>
  tables[version].flatMap(({ operation }) => Object.values(operation.success))

const codecsIn = (codec: AnyCodec, seen: Set<AnyCodec>): void => {
  const { shape } = codec
  if (seen.has(codec)) return
  seen.add(codec)
  const inner =
    shape.kind === 'entity'
      ? Object.values(shape.fields).map(codecOf)
      : shape.kind === 'union'
        ? Object.values(shape.branches)
        : 'of' in shape && typeof shape.of === 'object' && 'shape' in shape.of
          ? [shape.of]
          : []
  for (const one of inner) codecsIn(one, seen)
}

/** The words that the contract knows: values of enums and literals. */
const wordsIn = (codec: AnyCodec): ReadonlySet<unknown> => {
  const all = new Set<AnyCodec>()
  codecsIn(codec, all)
  return new Set<unknown>(
    [...all].flatMap<unknown>(({ shape }) =>
      shape.kind === 'enum' ? shape.values : shape.kind === 'literal' ? [shape.value] : [],
    ),
  )
}

/** Copies of the content, each with a different one of the words replaced, and the path of that word. */
const variants = (
  content: unknown,
  words: ReadonlySet<unknown>,
  path = '',
): readonly (readonly [string, unknown])[] => {
  if (typeof content === 'string') return words.has(content) ? [[path, 'of_tomorrow']] : []
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) =>
    variants(value, words, `${path}.${key}`).map(([where, changed]) => {
      const copy: unknown = Array.isArray(content)
        ? content.with(Number(key), changed)
        : { ...content, [key]: changed }
      return [where, copy] as const
    }),
  )
}

/** A response, and the version of the contract that it belongs to. */
interface Response {
  readonly version: keyof typeof tables
  readonly codec: AnyCodec
}

const responses = (
  [
    ['2025-03', [...responseCodecsOf('2025-03'), EventOfMarch]],
    ['2026-10', [...responseCodecsOf('2026-10'), WebhookEvent]],
  ] as const
).flatMap(([version, codecs]) =>
  codecs
    .filter((codec) => wordsIn(codec).size > 0)
    .map((codec): [string, Response] => [`${version} ${codec.name}`, { version, codec }]),
)

/** A response is read with an unknown word in any place. */
export const readsUnknownWords: Property<Response, unknown> = {
  // A response that several operations share is one subject.
  subjects: new Map(responses),
  valuesFor: ({ codec }) => valueOf(codec),
  expectFor: ({ version, codec }, value) => {
    for (const [where, wire] of variants(wireOf(codec, value), wordsIn(codec))) {
      const pass = run(false, version === '2026-10')
      codec.read(wire, pass)
      expect([where, issuesOf(pass)]).toEqual([where, []])
    }
  },
}
