import '@dramatis/ui/fonts.css'
import '@dramatis/ui/tokens.css'
import './page.css'
import './main.tsx'
