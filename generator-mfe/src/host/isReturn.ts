import { attempt } from '@dramatis/store/attempt'

/** Whether this page was reloaded or reached with Back or Forward, rather than opened. */
export const isReturn = (): boolean => {
  const [navigation] = attempt(() => performance.getEntriesByType('navigation')) ?? []
  return (
    navigation !== undefined &&
    'type' in navigation &&
    (navigation.type === 'reload' || navigation.type === 'back_forward')
  )
}
