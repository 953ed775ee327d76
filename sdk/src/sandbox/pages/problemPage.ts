import type { Html } from './html.ts'
import { html } from './html.ts'
import { page } from './page.ts'

/** A page with an error. */
export const problemPage = (title: string, text: string): Html =>
  page({
    title,
    organization: 'Sandbox',
    main: html`<section class="sheet narrow" aria-labelledby="problem">
      <h1 id="problem">${title}</h1>
      <p>${text}</p>
    </section>`,
  })
