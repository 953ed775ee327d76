import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The folder with a package's built files; an error that says how to build them when there are none. */
export const distOf = (workspace: string): string => {
  const folder = fileURLToPath(new URL(`../../${workspace}/dist`, import.meta.url))
  if (!existsSync(folder)) throw new Error(`${workspace} is not built yet: run "npm run build".`)
  return folder
}
