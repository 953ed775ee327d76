import { useEffect } from 'react'
import { notify } from '../messages.ts'
import { useOnline } from './useOnline.ts'

/** Raises a notice whenever the browser loses the network, or if it is offline when the component mounts. */
export const useOfflineNotice = (): void => {
  const online = useOnline()
  useEffect(() => {
    if (!online) notify('info', 'offline')
  }, [online])
}
