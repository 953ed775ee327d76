import { defined, type Style } from '@dramatis/catalogue'
import type { Take } from '@dramatis/functions/contract'
import type { Place } from './places.ts'
import type { PortraitRequest } from './PortraitRequest.ts'

/** The request for a take. Without the take's details, it lacks the description, which the functions then give. */
export const takeRequest = (
  place: Place,
  style: Style,
  take: Take | undefined,
): PortraitRequest => {
  const { character, aspect, descriptionLanguage, readByBrowser, seed } = place.base
  const optional = defined({ descriptionLanguage, readByBrowser, seed })
  const request = { character, aspect, style, place, ...optional }
  return take ? { ...request, ...takeDetails(take) } : request
}

/** The parts of a request that only the take has. */
export const takeDetails = ({ prompt, seed, result }: Take) => ({
  description: prompt,
  sketch: result,
  ...defined({ seed }),
})
