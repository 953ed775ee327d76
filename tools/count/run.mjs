/** `npm run -s count`: prints what `countLines` counts here, or in another checkout: `npm run -s count -- ../other`. */
import process from 'node:process'
import '../dev/registerTypeScript.mjs'

const { countLines } = await import('./countLines.ts')

process.stdout.write(countLines(process.argv[2] ?? process.cwd()))
