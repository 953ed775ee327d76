const KEY = 'version'

const control = (): HTMLSelectElement | null =>
  document.querySelector<HTMLSelectElement>('#version')

/** The version whose reference and search results the site shows. */
export const chosenVersion = (): string => control()?.value ?? ''

/** Lets the reader choose a version once for the whole site. */
export const startVersionSwitch = (): void => {
  const select = control()
  if (!select) return
  const own = select.dataset.page
  const remembered = own ?? localStorage.getItem(KEY) ?? select.value
  if ([...select.options].some(({ value }) => value === remembered)) select.value = remembered
  remember(select.value)
  select.addEventListener('change', () => {
    remember(select.value)
    const href = select.selectedOptions[0]?.dataset.href
    if (own !== undefined && href !== undefined) location.assign(href)
  })
}

/** Keeps the choice, and leads the guides' links to that version's reference. */
const remember = (version: string): void => {
  localStorage.setItem(KEY, version)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="reference/"]')) {
    const href = link.getAttribute('href') ?? ''
    if (href.endsWith('/index.html'))
      link.setAttribute('href', href.replace(/reference\/[\d-]+\//, `reference/${version}/`))
  }
}
