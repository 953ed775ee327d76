import { pageStore } from '@dramatis/store'
import { useEffect } from 'react'
import { t } from '../messages.ts'
import { useOnline } from './useOnline.ts'

/** Raises a notice whenever the browser loses the network, or has none at the start. */
export const useOfflineNotice = (): void => {
  const online = useOnline()
  useEffect(() => {
    if (!online) pageStore.getState().notify('info', t('offline'))
  }, [online])
}
