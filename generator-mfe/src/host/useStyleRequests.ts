import type { Style } from '@dramatis/catalogue'
import { onStyleRequest } from '@dramatis/store/styleRequest'
import { useEffect, type RefObject } from 'react'

/** Chooses the style that another part of the page requests, and moves the focus to the name field. */
export const useStyleRequests = (
  root: RefObject<HTMLElement | null>,
  setStyle: (style: Style) => void,
): void =>
  useEffect(
    () =>
      onStyleRequest((style) => {
        setStyle(style)
        root.current?.querySelector('input')?.focus()
      }),
    [root, setStyle],
  )
