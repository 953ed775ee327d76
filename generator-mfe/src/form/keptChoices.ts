import { isStyle, type Aspect, type Style } from '@dramatis/catalogue'
import { isAspect } from '../choices/aspects.ts'

/** The form's choices as they were left on the last visit; absent if none was made or the browser kept none. */
export interface KeptChoices {
  readonly aspect?: Aspect
  readonly style?: Style
}

const ASPECT_KEY = 'dramatis-aspect'
const STYLE_KEY = 'dramatis-style'

export const keptChoices = (): KeptChoices => {
  const aspect = attempt(() => localStorage.getItem(ASPECT_KEY)) ?? ''
  const style = attempt(() => localStorage.getItem(STYLE_KEY)) ?? ''
  return { ...(isAspect(aspect) && { aspect }), ...(isStyle(style) && { style }) }
}

export const keepAspect = (aspect: Aspect): void => {
  attempt(() => localStorage.setItem(ASPECT_KEY, aspect))
}

export const keepStyle = (style: Style): void => {
  attempt(() => localStorage.setItem(STYLE_KEY, style))
}

/** The browser may block the storage, or it may be full. */
const attempt = <A>(action: () => A): A | undefined => {
  try {
    return action()
  } catch {
    return undefined
  }
}
