import type { AnyCodec } from './Codec.ts'
import type { Field } from './entity.ts'

/**
 * What a codec is made of, as data: the reference docs, the OpenAPI document and the property tests
 * are read off it.
 */
export type Shape =
  | { readonly kind: Primitive }
  | { readonly kind: 'literal'; readonly value: string | boolean }
  | { readonly kind: 'enum'; readonly values: readonly string[]; readonly open: boolean }
  | { readonly kind: 'nullable' | 'list' | 'map' | 'many' | 'orNothing'; readonly of: AnyCodec }
  | { readonly kind: 'pair'; readonly of: readonly [AnyCodec, AnyCodec] }
  | { readonly kind: 'entity'; readonly fields: Readonly<Record<string, Field>> }
  | {
      readonly kind: 'union'
      readonly branches: Readonly<Record<string, AnyCodec>>
      readonly open: boolean
      /** The property that tells the branches apart, where there is one. */
      readonly tag?: string
    }
  | { readonly kind: 'recursive'; readonly of: () => AnyCodec }

type Primitive =
  | 'string'
  | 'segment'
  | 'textOrInteger'
  | 'scalar'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'date'
  | 'day'
  | 'metadata'
  | 'customFieldData'
  | 'metadataQuery'
  | 'queryInteger'
  | 'queryBoolean'
  | 'unknown'
  | 'nothing'
