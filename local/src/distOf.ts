import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The folder of a package's built files. If there is none, throws an error that says how to build them. */
export const distOf = (workspace: string): string => {
  const folder = fileURLToPath(new URL(`../../${workspace}/dist`, import.meta.url))
  if (!existsSync(folder)) throw new Error(`${workspace} has not been built: run "npm run build".`)
  return folder
}
