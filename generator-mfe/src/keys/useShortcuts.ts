import { useEffect, useEffectEvent, useRef } from 'react'
import { isShortcut } from './isShortcut.ts'

/** The action of each key, by the character that it types. */
export type Shortcuts = ReadonlyMap<string, () => void>

/**
 * Runs shortcuts of a single character on the whole page: without Ctrl, Alt or Cmd, and neither where text is typed
 * nor while a dialog is open. A control that handles the key takes precedence.
 *
 * @param active false if the visitor has turned them off (WCAG 2.1.4), since speech input may type such characters by
 *   accident
 * @param first the key that was pressed before this code had loaded
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
      event.preventDefault() // Otherwise, a field that gets the focus would also get the character.
      run()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [active])
}
