import { pathOf, sharedPortraitQuery } from '@dramatis/functions/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useGeneratorConfig } from '../host/generatorConfig.ts'
import type { SharedView } from './resultView.ts'

/** Longer than drawing a picture takes, also where several are waiting. */
const TIME_LIMIT_MS = 20_000

/** The URL of a link's picture once it is here. It is fetched, since a page may show only pictures in memory. */
export const useSharedImage = (shared: SharedView, onMissing: () => void): string | undefined => {
  const { functionsUrl } = useGeneratorConfig()
  const [image, setImage] = useState<string>()
  const miss = useEffectEvent((reason: unknown) => {
    console.warn('The picture of the link could not be shown.', reason)
    onMissing()
  })
  const address = `${functionsUrl}${pathOf('sharedPicture')}?${sharedPortraitQuery(shared)}`
  useEffect(() => {
    const gone = new AbortController()
    let url: string | undefined
    fetchPicture(address, AbortSignal.any([gone.signal, AbortSignal.timeout(TIME_LIMIT_MS)])).then(
      (picture) => {
        if (gone.signal.aborted) return
        url = URL.createObjectURL(picture)
        setImage(url)
      },
      (reason: unknown) => {
        if (!gone.signal.aborted) miss(reason)
      },
    )
    return () => {
      gone.abort()
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [address])
  return image
}

const fetchPicture = async (address: string, signal: AbortSignal): Promise<Blob> => {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`The functions responded with ${response.status}.`)
  return response.blob()
}
