import '../fonts.css'
import '../tokens.css'
import './page.css'
import { createRoot } from 'react-dom/client'
import { forceStates } from './forceStates.ts'
import { Page } from './Page.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element with the id "root" to render into')

forceStates(document)
createRoot(root).render(<Page />)
