import { pageStore, type Portrait } from '@dramatis/store'
import { usePremium } from '@dramatis/ui'
import { isLeft } from 'fp-ts/lib/Either.js'
import { exchangeFor } from '../generation/exchanges.ts'
import { failureMessage } from '../generation/failureMessage.ts'
import type { PictureActions } from '../generation/pictureActions.ts'
import { useMessages } from '../messages.ts'
import { minutesOf } from '../quota/minutes.ts'
import { throttledUntil } from '../quota/throttledUntil.ts'
import { ChangeChips } from './ChangeChips.tsx'
import { ChangeForm } from './ChangeForm.tsx'
import { wordsOfChips } from './chips.ts'

interface StudioChangeFormProps {
  readonly portrait: Portrait
  readonly actions: Pick<PictureActions, 'revise' | 'drawRevised'>
}

/** A field for saying what the built-in engine is to change in a picture. Nothing is drawn if it understands none of it. */
export const StudioChangeForm = ({ portrait, actions }: StudioChangeFormProps) => {
  const { t, language } = useMessages()
  const premium = usePremium()
  const free = exchangeFor(portrait, 'change') !== undefined

  const submit = async (change: string) => {
    const left = throttledUntil(pageStore.getState()) - Date.now()
    if (left > 0 && !free) return t('tryAgainInMinutes', { count: minutesOf(left) })
    const answer = await actions.revise(portrait, wordsOfChips(change, language))
    if (isLeft(answer)) return failureMessage(answer.left.step, answer.left.reason).message
    const revised = answer.right
    if (revised.description === portrait.description) return t('changeOfNothing')
    actions.drawRevised(portrait, revised)
    return undefined
  }
  return (
    <ChangeForm
      placeholder={t('changePlaceholderStudio')}
      chips={ChangeChips}
      isFree={free && !premium}
      onSubmit={submit}
    />
  )
}
