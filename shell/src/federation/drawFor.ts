/**
 * The visitor's number for a remote, from 0 up to but not including 100, with two decimals. A visitor whose number is
 * below a canary's share gets the canary. The number stays the same on later visits, unless storage is blocked:
 * then every call draws a new one.
 */
export const drawFor = (
  remote: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage,
  random: () => number = Math.random,
): number => {
  const key = `dramatis-draw-${remote}`
  const draw = Math.floor(random() * 10_000) / 100
  try {
    const saved = storage().getItem(key)
    if (saved !== null && /^\d{1,2}(\.\d{1,2})?$/.test(saved)) return Number(saved)
    storage().setItem(key, String(draw))
  } catch {
    // Blocked or full.
  }
  return draw
}
