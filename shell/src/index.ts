import '@dramatis/ui/fonts.css'
import '@dramatis/ui/tokens.css'
import './page.css'
import { createScriptPolicy } from './federation/scriptPolicy.ts'

createScriptPolicy()

// The federation runtime has just started in this task. A separate task for the page keeps it responsive.
setTimeout(() => void import(/* webpackMode: "eager" */ './main.ts'))
