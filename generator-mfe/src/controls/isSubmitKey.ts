import { isComposing } from './isComposing.ts'

/** Whether a key submits the form from any of its fields: Ctrl+Enter or Cmd+Enter. */
export const isSubmitKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isComposing(event)
