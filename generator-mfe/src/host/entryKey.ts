import { attempt } from '@dramatis/store/attempt'

const ID = 'dramatis'

/**
 * The `sessionStorage` key for this entry of the tab's history. A link opened in the same tab creates a new entry,
 * so Back finds the old entry's data.
 */
export const entryKey = (name: string): string => `${name} ${entryId()}`

const entryId = (): string => {
  const state: unknown = history.state
  const others = typeof state === 'object' ? state : {}
  if (others && ID in others && typeof others[ID] === 'string') return others[ID]
  const id = Math.random().toString(36).slice(2)
  attempt(() => history.replaceState({ ...others, [ID]: id }, ''))
  return id
}
