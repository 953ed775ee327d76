/**
 * The index that a key moves to in a listbox (WAI-ARIA Authoring Practices, combobox pattern); undefined for
 * other keys.
 *
 * @param active the index of the active option; -1 for none
 * @param count the number of options, at least 1
 */
export const indexForKey = (key: string, active: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/**
 * The index of the next label that starts with the typed letters, ignoring case; -1 if there is none. The search
 * starts at the active option and wraps around. For a single letter it starts after the active option, so pressing
 * the letter again finds the next label.
 */
export const findTyped = (labels: readonly string[], typed: string, active: number): number => {
  const start = typed.length === 1 ? active + 1 : Math.max(0, active)
  const offsets = labels.map((_, offset) => (start + offset) % labels.length)
  return offsets.find((index) => labels[index]?.toLowerCase().startsWith(typed.toLowerCase())) ?? -1
}
