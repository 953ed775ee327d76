import { pageStore } from '@dramatis/store'
import { useSyncExternalStore } from 'react'
import { shallow } from 'zustand/vanilla/shallow'
import { quotaView, refreshDelay, type QuotaView } from './quotaView.ts'

/** The free quota as it is now; renders again when the store or the time changes it. */
export const useQuota = (): QuotaView => useSyncExternalStore(subscribe, snapshot)

const subscribe = (onChange: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const schedule = () => {
    clearTimeout(timer)
    const delay = refreshDelay(pageStore.getState().quota, Date.now())
    timer = delay === undefined ? undefined : setTimeout(refresh, delay)
  }
  const refresh = () => {
    schedule()
    onChange()
  }
  schedule()
  const unsubscribe = pageStore.subscribe(refresh)
  return () => {
    clearTimeout(timer)
    unsubscribe()
  }
}

let last: QuotaView | undefined

/** The same object as long as it says the same, as React asks of a snapshot. */
const snapshot = (): QuotaView => {
  const next = quotaView(pageStore.getState().quota, Date.now())
  last = last !== undefined && shallow(last, next) ? last : next
  return last
}
