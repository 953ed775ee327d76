import { startTransition, useEffect, useState, type RefObject } from 'react'

/** Groups within this distance of the window are rendered: about half a second of fast scrolling. */
const NEAR = '1500px'

/** The groups rendered at first, which fill more than a window. */
const FIRST: ReadonlySet<number> = new Set([0, 1, 2, 3, 4])

/**
 * The indexes of the list's children that are near the window.
 *
 * @param count the number of children
 */
export const useNearGroups = (
  list: RefObject<HTMLElement | null>,
  count: number,
): ReadonlySet<number> => {
  const [near, setNear] = useState(FIRST)
  useEffect(() => {
    const groups = new Map([...(list.current?.children ?? [])].map((group, at) => [group, at]))
    const observer = new IntersectionObserver(
      (entries) => startTransition(() => setNear((before) => updated(before, groups, entries))),
      { root: list.current?.closest('dialog > *') ?? null, rootMargin: `${NEAR} 0px` },
    )
    for (const group of groups.keys()) observer.observe(group)
    return () => observer.disconnect()
  }, [list, count])
  return near
}

const updated = (
  before: ReadonlySet<number>,
  groups: ReadonlyMap<Element, number>,
  entries: readonly IntersectionObserverEntry[],
): ReadonlySet<number> => {
  const near = new Set(before)
  for (const { target, isIntersecting } of entries) {
    const group = groups.get(target)
    if (group === undefined) continue
    if (isIntersecting) near.add(group)
    else near.delete(group)
  }
  return near
}
