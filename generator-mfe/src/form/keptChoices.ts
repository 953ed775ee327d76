import { defined, isStyle, type Aspect, type Style } from '@dramatis/catalogue'
import { attempt } from '@dramatis/store/attempt'
import { isAspect } from '../choices/aspects.ts'
import { entryKey } from '../host/entryKey.ts'
import { isReturn } from '../host/isReturn.ts'

/** A choice is absent if the visitor did not make it or the browser did not keep it. */
interface KeptChoices {
  readonly aspect?: Aspect
  readonly style?: Style
}

export interface KeptForm extends KeptChoices {
  readonly character?: string
}

const NAME_KEY = 'dramatis-name'
const ASPECT_KEY = 'dramatis-aspect'
const STYLE_KEY = 'dramatis-style'

/** The last visit's choices. */
export const keptChoices = (): KeptChoices => choicesIn(() => localStorage)

/** What this entry in the tab's history had in the form before a reload, Back or Forward; empty on a new visit. */
export const keptForm = (): KeptForm => {
  if (!isReturn()) return {}
  const character = attempt(() => sessionStorage.getItem(entryKey(NAME_KEY))) ?? undefined
  return defined({ ...choicesIn(() => sessionStorage, entryKey), character })
}

/** Keeps the typed text for a reload, Back or Forward in this tab, but not for the next visit. */
export const keepName = (character: string): void => {
  attempt(() => sessionStorage.setItem(entryKey(NAME_KEY), character))
}

export const keepAspect = (aspect: Aspect): void => keepChoice(ASPECT_KEY, aspect)

export const keepStyle = (style: Style): void => keepChoice(STYLE_KEY, style)

const choicesIn = (storage: () => Storage, keyOf = (name: string) => name): KeptChoices => {
  const aspect = attempt(() => storage().getItem(keyOf(ASPECT_KEY))) ?? ''
  const style = attempt(() => storage().getItem(keyOf(STYLE_KEY))) ?? ''
  return defined({
    aspect: isAspect(aspect) ? aspect : undefined,
    style: isStyle(style) ? style : undefined,
  })
}

const keepChoice = (key: string, choice: string): void => {
  attempt(() => localStorage.setItem(key, choice))
  attempt(() => sessionStorage.setItem(entryKey(key), choice))
}
