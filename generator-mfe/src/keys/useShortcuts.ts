import { useEffect, useRef } from 'react'
import { isComposing } from '../controls/isComposing.ts'

/** What a key does, by the character that it types. */
export type Shortcuts = ReadonlyMap<string, () => void>

/**
 * Single characters as shortcuts on the whole page: without Ctrl, Alt or Cmd, and neither where text is typed nor in a
 * dialog. A control that handled the key comes first.
 *
 * @param active visitors can turn them off (WCAG 2.1.4): speech input may type such characters by accident
 */
export const useShortcuts = (active: boolean, shortcuts: Shortcuts): void => {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    if (!active) return
    const onKeyDown = (event: KeyboardEvent) => {
      const run = latest.current.get(event.key)
      if (run === undefined || !isMeant(event)) return
      event.preventDefault() // Or a field that gets the focus would also get the character.
      run()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [active])
}

const isMeant = (event: KeyboardEvent): boolean => {
  if (event.defaultPrevented || event.repeat || isComposing(event)) return false
  if (event.ctrlKey || event.altKey || event.metaKey) return false
  const [target] = event.composedPath()
  return !(target instanceof Element && target.closest(TYPED)) && !document.querySelector(OPEN)
}

/** What a character is typed into, or chooses from. */
const TYPED =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=combobox]'

const OPEN = 'dialog[open]'
