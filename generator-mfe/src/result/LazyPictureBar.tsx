import { useEffect } from 'react'
import { useLazy } from '../controls/useLazy.ts'
import styles from './LazyPictureBar.module.css'
import type { PictureBarProps } from './PictureBar.tsx'

/** The room for the bar between a picture and its caption, whose code is loaded while the first picture is drawn. */
export const LazyPictureBar = (props: PictureBarProps) => {
  const { part: PictureBar, preload } = useLazy(importPictureBar)
  useEffect(preload, [preload])
  return <div className={styles.bar}>{PictureBar && <PictureBar {...props} />}</div>
}

const importPictureBar = async () => (await import('./PictureBar.tsx')).PictureBar
