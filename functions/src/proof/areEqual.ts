import { timingSafeEqual } from 'node:crypto'

/** Whether two strings are the same. The time that this takes does not reveal where they differ. */
export const areEqual = (one: string, other: string): boolean => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.byteLength === second.byteLength && timingSafeEqual(first, second)
}
