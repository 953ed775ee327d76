import type { AnyCodec, Field } from '../../src/codec/Codec.ts'

/** What the comparison needs to know about codecs. */
interface Reading {
  readonly codecOf: (field: Field) => AnyCodec
  readonly wireName: (name: string) => string
}

export declare const comparerOf: (
  reading: Reading,
) => (codec: AnyCodec, shape: unknown, entities: Readonly<Record<string, unknown>>) => string[]
