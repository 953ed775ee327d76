import { pathOf, shareLinkPath, type LinkedPortrait } from '@dramatis/functions/contract'
import { useFeatures } from '../edit/useFeatures.ts'
import { useGeneratorConfig } from '../host/generatorConfig.ts'
import { shareLink } from './shareLink.ts'

/**
 * A link to the page with this portrait; undefined where the generator does not read such links, or is alone in a
 * frame on a partner's page. On our own page it goes through the functions, if they provide link previews for
 * messengers, and is short where they know such links.
 */
export const useShareLink = (portrait: LinkedPortrait): string | undefined => {
  const { compact, embedded, functionsUrl } = useGeneratorConfig()
  const { share, shortLinks } = useFeatures(!embedded)
  if (compact || (embedded && isFramed())) return undefined
  const hasPreview = share && !embedded
  if (hasPreview && shortLinks) {
    return new URL(`${functionsUrl}${shareLinkPath(portrait)}`, location.href).href
  }
  const address = hasPreview ? `${functionsUrl}${pathOf('share')}` : ''
  return shareLink(new URL(address, location.href).href, portrait)
}

const isFramed = (): boolean => window.parent !== window
