import '@dramatis/embed/solid'
import { createSignal } from 'solid-js'
import { render } from 'solid-js/web'

const App = () => {
  const [character, setCharacter] = createSignal('')
  return (
    <main>
      <h1>Solid</h1>
      <dramatis-generator
        functions="http://localhost:3000"
        checkout="http://localhost:4010/checkout-links/sandbox_cl_demo"
        on:dramatis-generated={({ detail }) => setCharacter(detail.character)}
      />
      <output>{character()}</output>
    </main>
  )
}

render(() => <App />, document.body)
