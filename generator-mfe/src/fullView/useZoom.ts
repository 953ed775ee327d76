import Panzoom, { type PanzoomObject } from '@panzoom/panzoom'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { prefersReducedMotion } from '../controls/prefersReducedMotion.ts'

/** The maximum zoom factor, relative to the fitted size. */
export const MAX_SCALE = 6
/** The zoom factor of a double click or double tap. */
const CLOSE_UP = 2.5
/** How far an arrow key moves the picture, in CSS pixels. */
const STEP_PX = 80

/**
 * Zooms and moves the element of `canvas`, which fills its parent: with the wheel, two fingers, a double click,
 * dragging, and, wherever the focus is, the keys +, −, 0 and the arrows.
 */
export const useZoom = () => {
  const canvas = useRef<HTMLDivElement>(null)
  const zoom = useRef<PanzoomObject>(undefined)
  const [scale, setScale] = useState(1)

  useEffect(() => {
    const element = canvas.current
    const view = element?.parentElement
    if (!element || !view) return
    const panzoom = Panzoom(element, {
      contain: 'outside',
      cursor: 'grab',
      maxScale: MAX_SCALE,
      minScale: 1,
      panOnlyWhenZoomed: true,
    })
    zoom.current = panzoom
    const onChange = () => setScale(panzoom.getScale())
    const onWheel = (event: WheelEvent) => void panzoom.zoomWithWheel(event)
    const onDoubleClick = (event: MouseEvent) => {
      if (panzoom.getScale() > 1) panzoom.reset(animation())
      else panzoom.zoomToPoint(CLOSE_UP, event, animation())
    }
    element.addEventListener('panzoomchange', onChange)
    view.addEventListener('wheel', onWheel)
    view.addEventListener('dblclick', onDoubleClick)
    return () => {
      element.removeEventListener('panzoomchange', onChange)
      view.removeEventListener('wheel', onWheel)
      view.removeEventListener('dblclick', onDoubleClick)
      panzoom.destroy()
    }
  }, [])

  const zoomIn = () => void zoom.current?.zoomIn(animation())
  const zoomOut = () => void zoom.current?.zoomOut(animation())
  const fit = () => void zoom.current?.reset(animation())
  const move = (x: number, y: number) => {
    const steps = STEP_PX / scale
    zoom.current?.pan(x * steps, y * steps, { relative: true, ...animation() })
  }
  useKeys({
    '+': zoomIn,
    '=': zoomIn, // "+" without Shift on many keyboards
    '-': zoomOut,
    '0': fit,
    ArrowLeft: () => move(1, 0),
    ArrowRight: () => move(-1, 0),
    ArrowUp: () => move(0, 1),
    ArrowDown: () => move(0, -1),
  })
  return { canvas, scale, zoomIn, zoomOut, fit }
}

/** Handles keys without a modifier before anything else on the page sees them. */
const useKeys = (actions: Readonly<Record<string, () => void>>): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    action()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener, true)
    return () => document.removeEventListener('keydown', listener, true)
  }, [])
}

const animation = () => ({ animate: !prefersReducedMotion() })
