import { startCopyButtons } from './copyButtons.ts'
import { startSearch } from './search.ts'
import { startTryForms } from './tryIt.ts'
import { startVersionSwitch } from './versionSwitch.ts'

startVersionSwitch()
startCopyButtons()
startSearch()
startTryForms()

// On a small screen the list of pages is collapsed.
const menu = document.querySelector<HTMLDetailsElement>('.menu')
if (menu && matchMedia('(width < 60rem)').matches) menu.open = false
