import { shadowHostOf } from './shadowHostOf.ts'

/** The parent of an element as it is shown, across slots and shadow roots. */
export const parentOf = ({
  assignedSlot,
  parentNode,
  parentElement,
}: Element): Element | null | undefined =>
  assignedSlot ?? parentElement ?? (parentNode && shadowHostOf(parentNode))
