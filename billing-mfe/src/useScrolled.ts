import { useSyncExternalStore } from 'react'

/** How far the page scrolls, in CSS pixels, before the badge makes room on a phone. */
const THRESHOLD_PX = 40

/** Whether the page has left its top. */
export const useScrolled = (): boolean => useSyncExternalStore(subscribe, snapshot)

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}

const snapshot = () => window.scrollY > THRESHOLD_PX
