import { DramatisGenerator } from '@dramatis/embed/react'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

const App = () => {
  const [character, setCharacter] = useState('')
  return (
    <main>
      <h1>React</h1>
      <DramatisGenerator
        functions="http://localhost:3000"
        checkout="http://localhost:4010/checkout-links/sandbox_cl_demo"
        className="portrait"
        style={{ display: 'block', minHeight: 720 }}
        onGenerated={({ detail }) => setCharacter(detail.character)}
      />
      <output>{character}</output>
    </main>
  )
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
