import { useEffect } from 'react'
import { useLazy } from '../controls/useLazy.ts'
import type { KeysProps } from './Keys.tsx'
import styles from './LazyKeys.module.css'

const EVENTS = ['keydown', 'mousemove']

/** The shortcuts, whose code is loaded once the visitor moves the mouse or presses a key. */
export const LazyKeys = (props: KeysProps) => {
  const { part: Keys, preload } = useLazy(importKeys)
  useEffect(() => {
    for (const type of EVENTS) document.addEventListener(type, preload, { once: true })
    return () => {
      for (const type of EVENTS) document.removeEventListener(type, preload)
    }
  }, [preload])
  return <div className={styles.keys}>{Keys && <Keys {...props} />}</div>
}

const importKeys = async () => (await import('./Keys.tsx')).Keys
