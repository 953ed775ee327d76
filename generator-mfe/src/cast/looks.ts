import { defined, isStyle } from '@dramatis/catalogue'
import { splitName } from '@dramatis/functions/contract'
import type { Portrait } from '@dramatis/store'
import type { SavedPicture } from '../gallery/SavedPicture.ts'
import type { DescribedRequest } from '../generation/PortraitRequest.ts'
import { MAX_LOOKS, MAX_WORDS, type Character, type Look } from './Character.ts'

/** What draws a picture: two pictures with the same recipe are twins. */
export type Recipe = Pick<Portrait, 'character' | 'description' | 'style' | 'aspect' | 'seed'>

const recipeKey = ({ character, description, style, aspect, seed }: Recipe): string =>
  JSON.stringify([character, description, style, aspect, seed])

const lookKey = ({ character, seed }: Character, look: Look): string =>
  recipeKey({ ...look, character, ...defined({ seed }) })

/** The gallery's newest picture of each recipe. */
export type Pictures = ReadonlyMap<string, SavedPicture>

/** @param pictures newest first */
export const picturesByRecipe = (pictures: readonly SavedPicture[]): Pictures =>
  new Map(pictures.toReversed().map((picture) => [recipeKey(picture), picture]))

/** A look's picture; undefined if it has not been drawn, or the gallery no longer has it. */
export const pictureOf = (
  character: Character,
  look: Look,
  pictures: Pictures,
): SavedPicture | undefined => pictures.get(lookKey(character, look))

/** The picture that stands for a character: its favorite look's, or else any that there is. */
export const coverOf = (character: Character, pictures: Pictures): SavedPicture | undefined => {
  const { looks, cover } = character
  return [...looks.slice(cover), ...looks]
    .map((look) => pictureOf(character, look, pictures))
    .find((picture) => picture !== undefined)
}

/** The character that a picture shows, with the picture as its first look. Undefined if its style no longer exists. */
export const characterIn = (
  portrait: Portrait,
  { key, at }: Pick<Character, 'key' | 'at'>,
): Character | undefined => {
  const { character, description, descriptionLanguage, style, aspect } = portrait
  const { seed, rewritten, readByBrowser } = portrait
  if (!isStyle(style)) return undefined
  return {
    key,
    at,
    name: splitName(portrait).name,
    character,
    cover: 0,
    looks: [{ description, style, aspect, words: [], ...defined({ descriptionLanguage }) }],
    ...defined({ seed, rewritten, readByBrowser }),
  }
}

/** Whether a picture is one of a character's looks. */
export const isLookOf = (character: Character, picture: Recipe): boolean =>
  character.looks.some((look) => lookKey(character, look) === recipeKey(picture))

/**
 * A character with one more look, unless there are {@link MAX_LOOKS}. If it has that already, only the words that lead
 * to it are added.
 */
export const withLook = (character: Character, look: Look): Character => {
  const key = lookKey(character, look)
  const twin = character.looks.find((other) => lookKey(character, other) === key)
  const looks = twin
    ? character.looks.map((other) =>
        other === twin
          ? { ...twin, words: [...new Set([...twin.words, ...look.words])].slice(0, MAX_WORDS) }
          : other,
      )
    : [...character.looks, look].slice(0, MAX_LOOKS)
  return { ...character, looks }
}

/** A character from elsewhere, whose looks and favorite may be wrong. */
export const withoutTwins = (character: Character): Character => {
  const { looks, cover } = character
  const favorite = looks[cover]
  const own = looks.slice(1).reduce(withLook, { ...character, looks: looks.slice(0, 1) })
  const at = own.looks.findIndex(
    (look) => favorite && lookKey(own, look) === lookKey(own, favorite),
  )
  return { ...own, cover: Math.max(at, 0) }
}

/** The look that words lead to, if they have been asked for. */
export const lookFor = ({ looks }: Character, words: string): Look | undefined =>
  looks.find((look) => look.words.includes(words))

/** Of these words, the ones that lead to no picture yet. */
export const undrawn = (
  character: Character,
  words: readonly string[],
  pictures: Pictures,
): readonly string[] =>
  words.filter((asked) => {
    const look = lookFor(character, asked)
    return look === undefined || pictureOf(character, look, pictures) === undefined
  })

/** The request that draws a look. */
export const requestFor = (
  { character, seed, rewritten, readByBrowser }: Character,
  { description, descriptionLanguage, style, aspect }: Look,
): DescribedRequest => ({
  character,
  description,
  style,
  aspect,
  ...defined({ descriptionLanguage, seed, rewritten, readByBrowser }),
})
