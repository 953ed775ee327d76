import '@dramatis/ui/fonts.css'
import '@dramatis/ui/tokens.css'
import type { ContactProps, Mount } from '@dramatis/store/slots'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import ContactForm from './ContactForm.tsx'

/** Renders the form into `element` with this remote's own React, and returns a function that unmounts it. */
export const mount: Mount<ContactProps> = (element, { settings }) => {
  const root = createRoot(element)
  root.render(
    <StrictMode>
      <ContactForm settings={settings} />
    </StrictMode>,
  )
  return () => {
    root.unmount()
  }
}
