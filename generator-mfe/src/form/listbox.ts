/**
 * The keyboard of a listbox (WAI-ARIA Authoring Practices, combobox pattern). `active` is the index of the
 * option that the keyboard is on, -1 for none; `count` is at least 1.
 */
export const movedBy = (key: string, active: number, count: number): number | undefined => {
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
 * The next label that starts with what was typed, in any case, looked for from `active` on and around the
 * end; -1 when there is none. A single letter goes on from the active option, so that it can be repeated.
 */
export const typedAhead = (labels: readonly string[], typed: string, active: number): number => {
  const start = typed.length === 1 ? active + 1 : Math.max(0, active)
  const offsets = labels.map((_, offset) => (start + offset) % labels.length)
  return offsets.find((index) => labels[index]?.toLowerCase().startsWith(typed.toLowerCase())) ?? -1
}
