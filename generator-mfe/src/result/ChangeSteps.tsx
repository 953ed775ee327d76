import type { Portrait } from '@dramatis/store'
import { Icon } from '@dramatis/ui'
import { Redo2, Undo2, type IconNode } from 'lucide'
import { useEffect, useRef } from 'react'
import { afterChange, beforeChange } from '../generation/changes.ts'
import { showPortrait } from '../generation/showPortrait.ts'
import { useMessages } from '../messages.ts'
import styles from './ChangeSteps.module.css'

interface ChangeStepsProps {
  readonly portrait: Portrait
  /** Whether something is being drawn, so that nothing else can be shown. */
  readonly working: boolean
}

/** Buttons that undo and redo changes in words, which draws nothing: the pictures are still there. */
export const ChangeSteps = ({ portrait, working }: ChangeStepsProps) => {
  const { t } = useMessages()
  const group = useRef<HTMLDivElement>(null)
  const [earlier, later] = working ? [] : [beforeChange(portrait), afterChange(portrait)]
  const hasSteps = earlier !== undefined || later !== undefined

  useEffect(() => {
    const stage = hasSteps ? group.current?.closest('[data-view]') : undefined
    const step = (event: Event) => {
      const direction = event instanceof KeyboardEvent ? directionOf(event) : undefined
      const target = direction && (direction === 'redo' ? later : earlier)
      if (!target) return
      event.preventDefault()
      showPortrait(target)
    }
    stage?.addEventListener('keydown', step)
    return () => stage?.removeEventListener('keydown', step)
  }, [hasSteps, earlier, later])

  return (
    hasSteps && (
      <div ref={group} className={styles.steps}>
        <StepButton icon={Undo2} label={t('undo')} keys="Control+Z" to={earlier} />
        <StepButton icon={Redo2} label={t('redo')} keys="Control+Shift+Z" to={later} />
      </div>
    )
  )
}

interface StepButtonProps {
  readonly icon: IconNode
  readonly label: string
  readonly keys: string
  /** Without it, the button reacts to nothing, but keeps the focus. */
  readonly to: Portrait | undefined
}

const StepButton = ({ icon, label, keys, to }: StepButtonProps) => (
  <button
    type="button"
    className={styles.step}
    aria-label={label}
    title={label}
    aria-keyshortcuts={keys}
    aria-disabled={to === undefined}
    onClick={() => {
      if (to) showPortrait(to)
    }}
  >
    <Icon of={icon} mirrored />
  </button>
)

/** What Ctrl+Z, or Cmd+Z, asks for; a text field has its own. */
const directionOf = ({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
  target,
}: KeyboardEvent): 'undo' | 'redo' | undefined => {
  if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || altKey) return undefined
  if (target instanceof Element && target.matches('input, textarea')) return undefined
  return shiftKey ? 'redo' : 'undo'
}
