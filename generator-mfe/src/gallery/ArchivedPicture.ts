import { Engine, Seed, Understanding } from '@dramatis/functions/contract'
import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { NewPicture } from './SavedPicture.ts'

/** The file in an archive that lists the pictures, newest first, as JSON. */
export const LIST_NAME = 'pictures.json'

/** The file in an archive that lists the characters, in the cast's own form, as JSON. */
export const CAST_NAME = 'characters.json'

type Detail = Exclude<keyof NewPicture, 'file' | 'thumbnail' | 'at'>

/** All that is known of a picture, besides its file, so that nothing is lost when it is imported. */
export interface PictureDetails extends Pick<NewPicture, Detail> {
  /** An ISO 8601 date and time. */
  readonly finishedAt: string
}

/** A picture's entry in the list. */
export interface ArchivedPicture extends PictureDetails {
  /** The name of its file in the archive. */
  readonly file: string
  /** The file's media type. */
  readonly type: string
}

/** Reads a picture's details, and nothing else that is in there: a stored picture has fields of its own. */
export const pictureDetails = (value: unknown): PictureDetails | undefined => {
  const read = Details.decode(value)
  return isRight(read) && !Number.isNaN(Date.parse(read.right.finishedAt)) ? read.right : undefined
}

export const archivedPicture = (value: unknown): ArchivedPicture | undefined => {
  const details = pictureDetails(value)
  return details && FileFields.is(value) && isRaster(value.type)
    ? { file: value.file, type: value.type, ...details }
    : undefined
}

export const isRaster = (type: string): boolean => RASTER.test(type)

export const detailsOf = ({ file, at, thumbnail, ...details }: NewPicture): PictureDetails => ({
  ...details,
  finishedAt: new Date(at).toISOString(),
})

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

const FileFields = t.type({ file: t.string, type: t.string })

const Details = t.exact(
  t.intersection([
    t.type({
      finishedAt: t.string,
      character: t.string,
      description: t.string,
      style: t.string,
      aspect: t.keyof({ portrait: null, landscape: null, square: null }),
      premium: t.boolean,
    }),
    t.partial(optional),
  ]),
)
