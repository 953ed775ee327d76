import '@dramatis/ui/fonts.css'
import '@dramatis/ui/tokens.css'
import './page.css'
import { createScriptPolicy } from './federation/scriptPolicy.ts'

createScriptPolicy()

// A separate task keeps the page responsive.
setTimeout(() => void import(/* webpackMode: "eager" */ './main.ts'))
