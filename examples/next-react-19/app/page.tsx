'use client'
import { DramatisGenerator } from '@dramatis/embed/react'
import { useState } from 'react'

export default function Page() {
  const [character, setCharacter] = useState('')
  return (
    <main>
      <h1>Next.js</h1>
      <DramatisGenerator
        functions="http://localhost:3000"
        checkout="http://localhost:4010/checkout-links/sandbox_cl_demo"
        onGenerated={({ detail }) => setCharacter(detail.character)}
      />
      <output>{character}</output>
    </main>
  )
}
