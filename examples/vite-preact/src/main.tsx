import '@dramatis/embed/preact'
import { render } from 'preact'
import { useState } from 'preact/hooks'

const App = () => {
  const [character, setCharacter] = useState('')
  return (
    <main>
      <h1>Preact</h1>
      <dramatis-generator
        functions="http://localhost:3000"
        checkout="http://localhost:4010/checkout-links/sandbox_cl_demo"
        ondramatis-generated={({ detail }) => setCharacter(detail.character)}
      />
      <output>{character}</output>
    </main>
  )
}

render(<App />, document.body)
