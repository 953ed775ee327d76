import { useEffect, useEffectEvent } from 'react'
import { useGeneratorConfig } from '../host/generatorConfig.ts'

/** What closes each open dialog that has an entry in the tab's history, the front one last. */
const open: (() => void)[] = []
/** How many entries are left over from dialogs that were closed in another way. */
let leftOver = 0
/** Whether the next `popstate` tells of our own step. */
let isStepping = false

/**
 * Lets Back close a dialog, as it does on Android without our help. On another site's page it stays out of the
 * history.
 */
export const useBackCloses = (onClose: () => void): void => {
  const { embedded } = useGeneratorConfig()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (embedded) return
    const onBack = () => close()
    open.push(onBack)
    history.pushState(history.state, '')
    addEventListener('popstate', closeFront)
    return () => {
      const at = open.indexOf(onBack)
      if (at === -1) return // Back has closed it.
      open.splice(at, 1)
      leaveEntry()
    }
  }, [embedded])
}

const closeFront = () => {
  if (isStepping) isStepping = false
  else open.pop()?.()
  queueMicrotask(keepFocus)
}

/**
 * After `popstate`, a browser focuses the target of the address's fragment: once the skip link was used, the main part
 * instead of what opened the dialog.
 */
const keepFocus = () => {
  const { activeElement } = document
  setTimeout(() => {
    if (activeElement instanceof HTMLElement && document.activeElement?.matches(':target'))
      activeElement.focus({ preventScroll: true })
  })
}

/** Dialogs that close together leave in one step: a browser takes only the last of several at once. */
const leaveEntry = () => {
  leftOver += 1
  queueMicrotask(() => {
    if (leftOver === 0) return
    isStepping = true
    history.go(-leftOver)
    leftOver = 0
  })
}
