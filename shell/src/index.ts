import '@dramatis/ui/fonts.css'
import '@dramatis/ui/tokens.css'
import './page.css'

// The asynchronous boundary: shared modules are agreed upon before anything imports them.
void import('./main.tsx')
