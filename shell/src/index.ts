import '@dramatis/ui/fonts.css'
import '@dramatis/ui/tokens.css'
import './page.css'

// The runtime and the shared modules have just started; a task of its own keeps the page responsive.
setTimeout(() => void import(/* webpackMode: "eager" */ './main.ts'))
