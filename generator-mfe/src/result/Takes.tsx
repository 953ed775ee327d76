import type { Take } from '@dramatis/functions/contract'
import type { Portrait } from '@dramatis/store'
import { usePremium, VisuallyHidden } from '@dramatis/ui'
import { useState } from 'react'
import { useStore } from 'zustand'
import { isLockedPicture } from '../choices/styles.ts'
import { exchangeFor } from '../generation/exchanges.ts'
import { placeInProgress, placeOf, portraitAt, ROW_LENGTH } from '../generation/places.ts'
import type { PictureActions } from '../generation/pictureActions.ts'
import { useMessages } from '../messages.ts'
import styles from './Takes.module.css'
import { useTakeRow } from './useTakeRow.ts'

interface TakesProps {
  /** The picture on the stage, if it is finished. */
  readonly portrait: Portrait | undefined
  /** Whether something is being drawn, so that nothing else can be. */
  readonly working: boolean
  readonly actions: Pick<PictureActions, 'chooseTake' | 'takesAround'>
}

/** Small pictures of four takes, one of which is on the stage. They load once that one has arrived. */
export const Takes = ({ portrait, working, actions }: TakesProps) => {
  const { t } = useMessages()
  const [chosen, setChosen] = useState('')
  const inProgress = useStore(placeInProgress, ({ place }) => place)
  const premium = usePremium()
  const drawable = portrait && !isLockedPicture(portrait, premium) ? portrait : undefined
  const current = working ? inProgress : drawable && placeOf(drawable)
  const row = useTakeRow(current, actions.takesAround)
  const hasFree = portrait !== undefined && exchangeFor(portrait, 'take') !== undefined

  const buttonOf = (index: number, take: Take | undefined, number: number) => {
    if (!current) return undefined
    const label = take?.label ?? t('firstTake')
    const name = t('take', { number, total: ROW_LENGTH, label })
    const place = { ...current, index }
    const isCurrent = index === current.index
    return (
      <TakeButton
        key={index}
        image={take?.result ?? current.base.image}
        label={label}
        name={name}
        current={isCurrent}
        free={hasFree && portraitAt(place) === undefined}
        disabled={working}
        onChoose={() => {
          if (working || isCurrent) return
          setChosen(name)
          actions.chooseTake(place, take)
        }}
      />
    )
  }

  return (
    <div>
      <VisuallyHidden>
        <span role="status">{chosen}</span>
      </VisuallyHidden>
      {row === undefined && PLACEHOLDERS}
      {row && row.takes.size > 0 && (
        <div className={styles.row} role="group" aria-label={t('takes')}>
          {Array.from({ length: ROW_LENGTH }, (_, at) =>
            buttonOf(row.start + at, row.takes.get(row.start + at), at + 1),
          )}
        </div>
      )}
    </div>
  )
}

const PLACEHOLDERS = (
  <div className={styles.row} aria-hidden>
    {Array.from({ length: ROW_LENGTH }, (_, at) => (
      <span key={at} className={styles.take} />
    ))}
  </div>
)

interface TakeButtonProps {
  readonly image: string
  /** What is different in this take. */
  readonly label: string
  /** For example "Take 2 of 4: smiling, in a library". */
  readonly name: string
  readonly current: boolean
  readonly free: boolean
  /** Reacts to nothing, but keeps the focus. */
  readonly disabled: boolean
  readonly onChoose: () => void
}

const TakeButton = ({ image, label, name, current, free, disabled, onChoose }: TakeButtonProps) => {
  const { t } = useMessages()
  return (
    <button
      type="button"
      className={styles.take}
      aria-label={free ? t('takeFree', { take: name }) : name}
      title={label}
      aria-current={current}
      aria-disabled={disabled}
      onClick={onChoose}
    >
      <img className={styles.image} src={image} alt="" />
      {free && <span className={styles.free}>{t('free')}</span>}
    </button>
  )
}
