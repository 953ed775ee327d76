import { Engine, Seed, Understanding } from '@dramatis/functions/contract'
import * as t from 'io-ts'
import type { NewPicture } from './SavedPicture.ts'

/** The file in an archive that lists the pictures, newest first, as JSON. */
export const LIST_NAME = 'pictures.json'

type Detail = Exclude<keyof NewPicture, 'file' | 'thumbnail' | 'at'>

/** A picture's entry in the list, with all its details, so that nothing is lost when the archive is imported. */
export interface ArchivedPicture extends Pick<NewPicture, Detail> {
  /** The name of its file in the archive. */
  readonly file: string
  /** The file's media type. */
  readonly type: string
  /** An ISO 8601 date and time. */
  readonly finishedAt: string
}

export const isArchivedPicture = (value: unknown): value is ArchivedPicture =>
  Codec.is(value) && RASTER.test(value.type) && !Number.isNaN(Date.parse(value.finishedAt))

/** No SVG: it could contain a script, which runs when the picture is opened in its own tab. */
const RASTER = /^image\/(jpeg|png|webp|avif|gif)$/

type OptionalKey = {
  [Key in Detail]-?: undefined extends NewPicture[Key] ? Key : never
}[Detail]

const optional = {
  descriptionLanguage: t.string,
  rewritten: t.boolean,
  alt: t.string,
  altLanguage: t.string,
  names: t.string,
  unread: t.readonlyArray(t.string),
  understood: Understanding,
  readByBrowser: t.boolean,
  seed: Seed,
  engine: Engine,
  favorite: t.boolean,
} satisfies Record<OptionalKey, t.Mixed>

const Codec = t.intersection([
  t.type({
    file: t.string,
    type: t.string,
    finishedAt: t.string,
    character: t.string,
    description: t.string,
    style: t.string,
    aspect: t.keyof({ portrait: null, landscape: null, square: null }),
    premium: t.boolean,
  }),
  t.partial(optional),
])
