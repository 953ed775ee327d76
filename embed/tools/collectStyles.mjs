import path from 'node:path'
import { fileURLToPath } from 'node:url'

const STYLES = fileURLToPath(new URL('../src/core/styles.ts', import.meta.url))

/** A webpack loader that passes a stylesheet's text to `src/core/styles.ts`; the module exports its class names. */
export default function collectStyles() {
  throw new Error('collectStyles is only a pitching loader.')
}

export function pitch(remaining) {
  const request = (file) => JSON.stringify(this.utils.contextify(this.context, file))
  return `import sheet from ${request(`!!${remaining}`)}
import { addStyles } from ${request(path.normalize(STYLES))}
addStyles(sheet)
export default sheet.locals ?? {}
`
}
