import { useEffect, useState } from 'react'
import { useLazy } from '../controls/useLazy.ts'
import { isShortcut } from './isShortcut.ts'
import type { KeysProps } from './Keys.tsx'
import styles from './LazyKeys.module.css'

/** The shortcuts, whose code is loaded once the visitor moves the mouse or presses a key. */
export const LazyKeys = (props: Omit<KeysProps, 'first'>) => {
  const { part: Keys, preload } = useLazy(importKeys)
  const [first, setFirst] = useState<string>()
  useEffect(() => {
    if (Keys) return
    const onKeyDown = (event: KeyboardEvent) => {
      preload()
      if (isShortcut(event)) setFirst(event.key)
    }
    document.addEventListener('mousemove', preload, { once: true })
    document.addEventListener('keydown', onKeyDown, { once: true })
    return () => {
      document.removeEventListener('mousemove', preload)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [Keys, preload])
  return <div className={styles.keys}>{Keys && <Keys {...props} first={first} />}</div>
}

const importKeys = async () => (await import('./Keys.tsx')).Keys
