import { pathOf } from '@dramatis/functions/contract'
import type { Portrait } from '@dramatis/store'
import { useFeatures } from '../edit/useFeatures.ts'
import { useGeneratorConfig } from '../host/generatorConfig.ts'
import { shareLink } from './shareLink.ts'

/**
 * A link to the page with this portrait; undefined where the generator does not read such links, or is alone in a
 * frame on a partner's page. On our own page it goes through the functions, if they provide link previews for
 * messengers.
 */
export const useShareLink = (portrait: Portrait): string | undefined => {
  const { compact, embedded, functionsUrl } = useGeneratorConfig()
  const { share } = useFeatures(!embedded)
  if (compact || (embedded && isFramed())) return undefined
  const address = share && !embedded ? `${functionsUrl}${pathOf('share')}` : ''
  return shareLink(new URL(address, location.href).href, portrait)
}

const isFramed = (): boolean => window.parent !== window
