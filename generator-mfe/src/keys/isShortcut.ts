import { isComposing } from '../controls/isComposing.ts'

/** Whether a key press may be a shortcut of the page: see `useShortcuts`. */
export const isShortcut = (event: KeyboardEvent): boolean => {
  if (event.defaultPrevented || event.repeat || isComposing(event)) return false
  if (event.ctrlKey || event.altKey || event.metaKey) return false
  const [target] = event.composedPath()
  return !(target instanceof Element && target.closest(TYPED)) && !document.querySelector(OPEN)
}

/** Elements in which a key types a character or chooses an option. */
const TYPED =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=combobox]'

const OPEN = 'dialog[open]'
