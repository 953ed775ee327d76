import { pageStore } from '@dramatis/store'
import { useSyncExternalStore } from 'react'
import { shallow } from 'zustand/vanilla/shallow'
import { quotaView, refreshDelay, type QuotaView } from './quotaView.ts'

/** The current free quota; rerenders when the store or the passage of time changes it. */
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

let latest: QuotaView | undefined

/** Returns the same object as long as nothing in it changes, as React requires of a snapshot. */
const snapshot = (): QuotaView => {
  const next = quotaView(pageStore.getState().quota, Date.now())
  latest = latest !== undefined && shallow(latest, next) ? latest : next
  return latest
}
