import { pageStore } from '@dramatis/store'
import { useEffect } from 'react'
import { t } from '../messages.ts'
import { useOnline } from '../useOnline.ts'

/** Says that no portrait can be made whenever the browser has no network, and at once on an offline visit. */
export const useOfflineNotice = (): void => {
  const online = useOnline()
  useEffect(() => {
    if (!online) pageStore.getState().notify('info', t('offline'))
  }, [online])
}
