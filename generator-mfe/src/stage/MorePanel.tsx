import type { Portrait } from '@dramatis/store'
import { Button, Icon, TextArea } from '@dramatis/ui'
import { Layers, Lock, RefreshCw } from 'lucide'
import { useState, type FormEvent, type KeyboardEvent } from 'react'
import { descriptionLanguageOf, UNKNOWN_LANGUAGE } from '../descriptionLanguage.ts'
import { isComposing } from '../form/isComposing.ts'
import { useMessages } from '../messages.ts'
import { minutesOf } from '../minutesOf.ts'
import { CopyTools } from './CopyTools.tsx'
import styles from './MorePanel.module.css'
import type { PictureActions } from './PictureTools.tsx'

/** What the functions take as a description, in characters. */
const LONGEST_DESCRIPTION = 20_000

interface MorePanelProps extends Omit<PictureActions, 'onAnotherTake'> {
  readonly id: string
  readonly portrait: Portrait
  /** Whether this is all of the page, and not the small part that an embed shows. */
  readonly whole: boolean
  readonly premium: boolean
  /** Time left until the next request as `m:ss`; undefined when there is one. */
  readonly countdown: string | undefined
}

/** How the picture was described, to be changed and drawn again, and the less common things to do with it. */
export const MorePanel = ({
  id,
  portrait,
  whole,
  premium,
  countdown,
  onDrawAgain,
  onEveryStyle,
}: MorePanelProps) => {
  const { t } = useMessages()
  const [description, setDescription] = useState(portrait.description)
  const [error, setError] = useState<{
    readonly problem: Problem | 'tryAgainInMinutes'
    /** The minutes that were left at that time: a text that is read out when it changes stands still. */
    readonly count: number
  }>()

  const drawAgain = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    const text = description.trim()
    const problem = countdown === undefined ? problemOf(text, portrait) : 'tryAgainInMinutes'
    setError(problem && { problem, count: minutesOf(countdown ?? '0:00') })
    if (problem === undefined) onDrawAgain(text)
  }

  return (
    <div id={id} className={styles.panel} role="group" aria-label={t('more')}>
      <form
        noValidate
        onSubmit={drawAgain}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          if (!isComposing(event.nativeEvent)) drawAgain(event)
        }}
      >
        <TextArea
          label={t('description')}
          lang={
            description === portrait.description
              ? descriptionLanguageOf(portrait)
              : UNKNOWN_LANGUAGE
          }
          dir="auto"
          rows={5}
          value={description}
          error={error && t(error.problem, { limit: LONGEST_DESCRIPTION, count: error.count })}
          onChange={({ target }) => {
            setDescription(target.value)
            setError(undefined)
          }}
        />
        <div className={styles.tools}>
          <Button type="submit" variant="lit">
            <Icon of={RefreshCw} />
            {t('drawAgain')}
          </Button>
          {whole && (
            <Button
              className={styles.tool}
              title={premium ? undefined : t('locked')}
              onClick={onEveryStyle}
            >
              {premium ? <Icon of={Layers} /> : <Icon of={Lock} label={t('locked')} />}
              {t('everyStyle')}
            </Button>
          )}
          <CopyTools portrait={portrait} whole={whole} />
        </div>
      </form>
    </div>
  )
}

type Problem = 'descriptionBlank' | 'descriptionTooLong' | 'descriptionUnchanged'

const problemOf = (text: string, { description }: Portrait): Problem | undefined => {
  if (text === '') return 'descriptionBlank'
  if (text.length > LONGEST_DESCRIPTION) return 'descriptionTooLong'
  return text === description.trim() ? 'descriptionUnchanged' : undefined
}
