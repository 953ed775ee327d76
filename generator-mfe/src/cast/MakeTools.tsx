import { CAST } from '@dramatis/catalogue'
import { pageStore, remaining } from '@dramatis/store'
import { Button, Icon, useNow, usePremium } from '@dramatis/ui'
import { Lock, Smile } from 'lucide'
import { useRef, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { isLockedPicture } from '../choices/styles.ts'
import { useGeneratorConfig } from '../host/generatorConfig.ts'
import { openCheckout } from '../host/openCheckout.ts'
import { useMessages } from '../messages.ts'
import { MINUTE_MS } from '../quota/minutes.ts'
import type { Character } from './Character.ts'
import { lookFor, undrawn, type Pictures } from './looks.ts'
import styles from './MakeTools.module.css'
import { useCastMessages } from './messages.ts'
import { EXPRESSIONS, wordsOf } from './sets.ts'
import type { Cast } from './useCast.ts'
import type { Making } from './useMaking.ts'

interface MakeToolsProps {
  readonly character: Character
  readonly cast: Pick<Cast, 'characters'>
  readonly pictures: Pictures
  readonly making: Making
}

/** What can be made of a character at one press, each with the number of pictures. */
export const MakeTools = ({ character, cast, pictures, making }: MakeToolsProps) => {
  const { t: c } = useCastMessages()
  const premium = usePremium()
  const expressions = undrawn(character, wordsOf(EXPRESSIONS), pictures)
  const [first] = character.looks
  const lostStyle = first !== undefined && isLockedPicture(first, premium)
  const locked = lostStyle || (!premium && !hasFreeExpressions(character, cast.characters))
  return (
    <div className={styles.tools}>
      <MakeButton
        count={expressions.length}
        certain={expressions.every((words) => lookFor(character, words) !== undefined)}
        locked={locked}
        busy={making.busy}
        note={locked ? c('expressionsLocked') : undefined}
        onClick={() => void making.make(expressions)}
      >
        <Icon of={Smile} />
        {c('expressions')}
      </MakeButton>
    </div>
  )
}

/** Whether a free visitor may have this character's expressions: those of the first that has some. */
const hasFreeExpressions = (character: Character, characters: readonly Character[]): boolean => {
  const chosen = characters.filter((one) =>
    wordsOf(EXPRESSIONS).some((words) => lookFor(one, words) !== undefined),
  )
  const free = chosen.slice(0, CAST.freeCharacters)
  return free.length < CAST.freeCharacters || free.some(({ key }) => key === character.key)
}

interface MakeButtonProps {
  /** The pictures that a press makes. */
  readonly count: number
  /** Whether none of them can turn out to be a picture that there is. */
  readonly certain: boolean
  /** Whether it is a subscriber's; a press then opens the checkout. */
  readonly locked: boolean
  readonly busy: boolean
  /** Said in place of the count. */
  readonly note?: string | undefined
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A button that says beforehand how many pictures it makes, and how many of them the visitor has left. */
const MakeButton = ({ count, certain, locked, busy, note, onClick, children }: MakeButtonProps) => {
  const { t } = useMessages()
  const { checkoutUrl } = useGeneratorConfig()
  const button = useRef<HTMLButtonElement>(null)
  const said = useCount(count, certain)
  return (
    <div className={styles.tool}>
      <Button
        ref={button}
        title={locked ? t('locked') : undefined}
        disabled={!locked && (busy || count === 0)}
        onClick={() => (locked ? openCheckout(checkoutUrl, button.current) : onClick())}
      >
        {locked && <Icon of={Lock} label={t('locked')} />}
        {children}
      </Button>
      <p className={styles.count}>{note ?? said}</p>
    </div>
  )
}

const useCount = (count: number, certain: boolean): string => {
  const { t } = useCastMessages()
  const premium = usePremium()
  const now = useNow(MINUTE_MS)
  const left = useStore(pageStore, ({ quota }) => remaining(quota, now))
  if (count === 0) return t('allDrawn')
  return [
    t(certain ? 'makes' : 'makesUpTo', { count }),
    !premium && t('eachCounts'),
    !premium && left > 0 && left < count && t('makesNow', { left }),
    !premium && left === 0 && t('makesNone'),
  ]
    .filter(Boolean)
    .join(' ')
}
