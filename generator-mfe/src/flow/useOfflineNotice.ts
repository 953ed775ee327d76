import { pageStore } from '@dramatis/store'
import { useEffect, useSyncExternalStore } from 'react'
import { t } from '../messages.ts'

/** Says that no portrait can be made whenever the browser has no network, and at once on an offline visit. */
export const useOfflineNotice = (): void => {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  useEffect(() => {
    if (!online) pageStore.getState().notify('info', t('offline'))
  }, [online])
}

const subscribe = (onChange: () => void) => {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
