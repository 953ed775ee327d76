import { MAX_DESCRIPTION_LENGTH } from '@dramatis/catalogue'
import { pageStore, type Portrait } from '@dramatis/store'
import { Button, Icon, TextArea, usePremium } from '@dramatis/ui'
import { Brush, Layers, Lock, UserRoundPlus } from 'lucide'
import { useRef, useState } from 'react'
import { isSubmitKey } from '../controls/isSubmitKey.ts'
import { useScrolledIntoView } from '../controls/useScrolledIntoView.ts'
import { useEditTools } from '../edit/useEditTools.ts'
import { useFeatures } from '../edit/useFeatures.ts'
import { useStudioChanges } from '../edit/useStudioChanges.ts'
import type { PictureActions } from '../generation/pictureActions.ts'
import { useGeneratorConfig } from '../host/generatorConfig.ts'
import { useBrowserReading } from '../reading/useBrowserReading.ts'
import { useMessages } from '../messages.ts'
import { descriptionLanguageOf, UNKNOWN_LANGUAGE } from '../picture/descriptionLanguage.ts'
import { minutesOf } from '../quota/minutes.ts'
import { throttledUntil } from '../quota/throttledUntil.ts'
import { CopyTools } from '../share/CopyTools.tsx'
import { ShareMenuButton } from '../share/ShareMenuButton.tsx'
import styles from './MorePanel.module.css'

interface MorePanelProps {
  readonly id: string
  readonly portrait: Portrait
  readonly actions: PictureActions
}

/** The description of a picture, which can be edited and drawn again, and the less common tools. */
export const MorePanel = ({ id, portrait, actions }: MorePanelProps) => {
  const { t } = useMessages()
  const { compact } = useGeneratorConfig()
  const panel = useRef<HTMLDivElement>(null)
  const { freeText } = useFeatures()
  const edit = useEditTools()
  const studio = useStudioChanges()
  const reading = useBrowserReading(portrait)
  const field = useDescription(portrait, actions.redescribe)
  const submit = () => {
    if (freeText) field.submit()
  }
  useScrolledIntoView(panel, true)

  return (
    <div ref={panel} id={id} className={styles.panel} role="group" aria-label={t('more')}>
      <div className={styles.tools}>
        <ShareMenuButton portrait={() => Promise.resolve(portrait)} />
        <CopyTools portrait={portrait} />
        {!compact && <EveryStyleButton onClick={actions.drawEveryStyle} />}
        {!compact && (
          <Button onClick={() => actions.keepCharacter(portrait)}>
            <Icon of={UserRoundPlus} />
            {t('keepCharacter')}
          </Button>
        )}
      </div>
      {reading && <reading.BrowserReading portrait={portrait} actions={actions} />}
      {edit && <edit.PhotoChangeForm portrait={portrait} onChange={actions.change} />}
      {studio && <studio.StudioChangeForm portrait={portrait} actions={actions} />}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        onKeyDown={(event) => {
          if (!isSubmitKey(event.nativeEvent)) return
          event.preventDefault()
          submit()
        }}
      >
        <TextArea
          label={t('description')}
          lang={field.language}
          rows={8}
          value={field.text}
          disabled={!freeText}
          error={field.error}
          onChange={({ target }) => field.setText(target.value)}
        />
        {!freeText && <p className={styles.fixed}>{t('descriptionFixed')}</p>}
        {freeText && (
          <Button type="submit" variant="primary">
            <Icon of={Brush} />
            {t('drawAgain')}
          </Button>
        )}
      </form>
    </div>
  )
}

const EveryStyleButton = ({ onClick }: { readonly onClick: () => void }) => {
  const { t } = useMessages()
  const premium = usePremium()
  return (
    <Button title={premium ? undefined : t('locked')} onClick={onClick}>
      {premium ? <Icon of={Layers} /> : <Icon of={Lock} label={t('locked')} />}
      {t('everyStyle')}
    </Button>
  )
}

/** The field with a picture's description, which is checked when it is submitted. */
const useDescription = (portrait: Portrait, onSubmit: (text: string) => void) => {
  const { t } = useMessages()
  const [text, setText] = useState(portrait.description)
  const [error, setError] = useState<{
    readonly problem: Problem | 'tryAgainInMinutes'
    /** The minutes left when the form was submitted: a message must not change once it has been announced. */
    readonly count: number
  }>()
  return {
    text,
    setText: (changed: string) => {
      setText(changed)
      setError(undefined)
    },
    language: text === portrait.description ? descriptionLanguageOf(portrait) : UNKNOWN_LANGUAGE,
    error: error && t(error.problem, { limit: MAX_DESCRIPTION_LENGTH, count: error.count }),
    submit: () => {
      const trimmed = text.trim()
      const left = throttledUntil(pageStore.getState()) - Date.now()
      const problem = left > 0 ? 'tryAgainInMinutes' : problemOf(trimmed, portrait)
      setError(problem && { problem, count: minutesOf(left) })
      if (problem === undefined) onSubmit(trimmed)
    },
  }
}

type Problem = 'descriptionBlank' | 'descriptionTooLong' | 'descriptionUnchanged'

const problemOf = (text: string, { description }: Portrait): Problem | undefined => {
  if (text === '') return 'descriptionBlank'
  if (text.length > MAX_DESCRIPTION_LENGTH) return 'descriptionTooLong'
  return text === description.trim() ? 'descriptionUnchanged' : undefined
}
