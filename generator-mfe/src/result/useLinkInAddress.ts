import { sharedPortraitQuery, type SharedPortrait } from '@dramatis/functions/contract'
import { useEffect, useState } from 'react'
import { useShareLink } from '../share/useShareLink.ts'

/**
 * Shows the short link in the browser's address bar while its picture is on the stage, for whoever copies the address
 * from there. Then the address with the query returns, from which a reload fills in the form; one with anything else in
 * its query stays as it is.
 */
export const useLinkInAddress = (shared: SharedPortrait): void => {
  const link = useShareLink(shared)
  const [page] = useState(() =>
    location.search === `?${sharedPortraitQuery(shared)}` ? location.href : undefined,
  )
  useEffect(() => {
    if (link === undefined || page === undefined) return
    if (new URL(link).origin !== location.origin) return
    show(link)
    return () => show(page)
  }, [link, page])
}

const show = (address: string): void => history.replaceState(history.state, '', address)
