import { defined, isStyle } from '@dramatis/catalogue'
import { AspectRatio } from './choices.ts'
import { readSharedPortrait, type LinkedPortrait, type SharedPortrait } from './sharedPortrait.ts'

/** Where short share links are, on the functions' origin: the page's, unless `FUNCTIONS_URL` says otherwise. */
export const SHARE_LINKS = '/s/'

/**
 * The path of a short link to a portrait, such as `/s/Gandalf,_The_Lord_of_the_Rings/lego-square-42`. It is no longer
 * than {@link MAX_LINK_LENGTH} if the name is no longer than a name may be.
 */
export const shareLinkPath = ({ character, style, aspect, seed }: LinkedPortrait): string => {
  const choices = [style?.replaceAll(' ', '_'), aspect, seed].filter((one) => one !== undefined)
  const parts = [nameInPath(character), ...(choices.length > 0 ? [choices.join('-')] : [])]
  return `${SHARE_LINKS}${parts.join('/')}`
}

/** A name of 300 letters that each take nine characters in a path, and the choices. */
export const MAX_LINK_LENGTH = 2800

/** Reads a short link's path; undefined if it names no character. Choices that are unknown are absent. */
export const readShareLink = (path: string): SharedPortrait | undefined => {
  const [name = '', choices = '', ...others] = path.slice(SHARE_LINKS.length).split('/')
  const character = nameFromPath(name)
  if (!path.startsWith(SHARE_LINKS) || others.length > 0 || character === undefined) {
    return undefined
  }
  const chosen = choices.replaceAll('_', ' ').split('-')
  const style = chosen.find(isStyle)
  const aspect = chosen.find(AspectRatio.is)
  const seed = chosen.find((choice) => /^\d/.test(choice))
  return readSharedPortrait(new URLSearchParams(defined({ character, style, aspect, seed })))
}

/**
 * A space becomes `_`, as in an encyclopedia's addresses. A slash is not percent-encoded, because servers decode it
 * before they look for a file; nor may a name be `.` or `..`, which browsers resolve, however they are encoded.
 */
const nameInPath = (name: string): string =>
  encodeURIComponent(
    name
      .replace(/\p{Surrogate}/gu, '\uFFFD') // only those without their other half
      .replace(/[~_/]|^\./g, (one) => (one === '/' ? '~s' : `~${one}`))
      .replaceAll(' ', '_'),
  )
    .replaceAll('%2C', ',')
    .replace(/['()*!]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)

const nameFromPath = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text).replace(/~(.)|_/gsu, (_, escaped?: string) => {
      if (escaped === undefined) return ' '
      return escaped === 's' ? '/' : escaped
    })
  } catch {
    return undefined
  }
}
