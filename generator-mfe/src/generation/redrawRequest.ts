import { defined, type Style } from '@dramatis/catalogue'
import type { Portrait } from '@dramatis/store'
import type { DescribedRequest } from './PortraitRequest.ts'
import { sources } from './sources.ts'

/** The request that draws a portrait again in this style. */
export const redrawRequest = (portrait: Portrait, style: Style): DescribedRequest => {
  const { character, aspect, description } = portrait
  const { descriptionLanguage, rewritten, readByBrowser, seed } = portrait
  const source = sources.get(portrait)
  const optional = { descriptionLanguage, rewritten, readByBrowser, seed, source }
  return { character, aspect, style, description, ...defined(optional) }
}
