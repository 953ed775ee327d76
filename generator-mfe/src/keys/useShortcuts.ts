import { useEffect, useEffectEvent, useRef } from 'react'
import { isShortcut } from './isShortcut.ts'

/** The action of each key, by the character that it types. */
export type Shortcuts = ReadonlyMap<string, () => void>

/**
 * Single characters as shortcuts on the whole page: without Ctrl, Alt or Cmd, and neither where text is typed nor in a
 * dialog. A control that handled the key comes first.
 *
 * @param active visitors can turn them off (WCAG 2.1.4): speech input may type such characters by accident
 * @param first the key that was pressed before this was there
 */
export const useShortcuts = (active: boolean, shortcuts: Shortcuts, first?: string): void => {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  const runFirst = useEffectEvent(() => {
    if (active && first !== undefined) shortcuts.get(first)?.()
  })
  useEffect(() => runFirst(), [])
  useEffect(() => {
    if (!active) return
    const onKeyDown = (event: KeyboardEvent) => {
      const run = latest.current.get(event.key)
      if (run === undefined || !isShortcut(event)) return
      event.preventDefault() // Or a field that gets the focus would also get the character.
      run()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [active])
}
