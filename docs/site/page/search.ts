import MiniSearch from 'minisearch'
import { SEARCH_OPTIONS } from './searchOptions.mjs'
import { chosenVersion } from './versionSwitch.ts'

interface Found {
  readonly id: string
  readonly title: string
  readonly page: string
  /** The version of the contract that it belongs to; empty for a guide. */
  readonly version: string
}

const root = document.body.dataset.root ?? ''
const MAX_RESULTS = 12

/** Searches the site's own index: no service is needed, and no network once the index has loaded. */
export const startSearch = (): void => {
  const input = document.querySelector<HTMLInputElement>('#search')
  const list = document.querySelector<HTMLElement>('#found')
  if (!input || !list) return
  let index: Promise<MiniSearch> | undefined
  const load = () => (index ??= loadIndex())
  input.addEventListener('focus', () => void load())
  input.addEventListener('input', () => {
    void load().then((search) => show(input, list, find(search, input.value)))
  })
  input.addEventListener('keydown', (event) => move(event, input, list))
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Node) || !input.closest('search')?.contains(target)) close(input, list)
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || isTyping(event.target)) return
    event.preventDefault()
    input.focus()
  })
}

const loadIndex = async (): Promise<MiniSearch> => {
  const response = await fetch(`${root}assets/search.json`)
  return MiniSearch.loadJSON(await response.text(), SEARCH_OPTIONS)
}

const find = (search: MiniSearch, text: string): readonly Found[] =>
  search
    .search(text)
    .map(({ id, title, page, version }) => ({
      id: String(id),
      title: String(title),
      page: String(page),
      version: String(version),
    }))
    .filter(({ version }) => version === '' || version === chosenVersion())
    .slice(0, MAX_RESULTS)

const show = (input: HTMLInputElement, list: HTMLElement, found: readonly Found[]): void => {
  list.replaceChildren(...found.map(option))
  if (input.value && found.length === 0) list.append(emptyOption())
  list.hidden = !input.value
  input.setAttribute('aria-expanded', String(!list.hidden))
  input.removeAttribute('aria-activedescendant')
}

const option = ({ id, title, page, version }: Found, at: number): HTMLElement => {
  const item = document.createElement('li')
  item.setAttribute('role', 'presentation')
  const link = document.createElement('a')
  link.id = `found-${at}`
  link.setAttribute('role', 'option')
  link.setAttribute('aria-selected', 'false')
  link.href = root + id
  link.tabIndex = -1
  link.textContent = title
  const where = document.createElement('span')
  where.textContent = [...(page === title ? [] : [page]), version || 'guide'].join(' · ')
  link.append(where)
  item.append(link)
  return item
}

const emptyOption = (): HTMLElement => {
  const item = document.createElement('li')
  item.setAttribute('role', 'option')
  item.setAttribute('aria-disabled', 'true')
  item.setAttribute('aria-selected', 'false')
  item.textContent = 'Nothing found.'
  return item
}

const move = (event: KeyboardEvent, input: HTMLInputElement, list: HTMLElement): void => {
  if (event.key === 'Escape') {
    close(input, list)
    return
  }
  const links = [...list.querySelectorAll('a')]
  const current = links.findIndex(({ id }) => id === input.getAttribute('aria-activedescendant'))
  if (event.key === 'Enter') return (links[current] ?? links[0])?.click()
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || links.length === 0) return
  event.preventDefault()
  select(input, links, (current + step + links.length) % links.length)
}

const select = (input: HTMLInputElement, links: readonly HTMLElement[], at: number): void => {
  links.forEach((link, index) => link.setAttribute('aria-selected', String(index === at)))
  links[at]?.scrollIntoView({ block: 'nearest' })
  input.setAttribute('aria-activedescendant', `found-${at}`)
}

const close = (input: HTMLInputElement, list: HTMLElement): void => {
  list.hidden = true
  input.setAttribute('aria-expanded', 'false')
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement
