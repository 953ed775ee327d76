import process from 'node:process'
import { createInterface } from 'node:readline/promises'

/** Asks a question in the terminal. Only "y" and "yes" agree; Ctrl+C and Ctrl+D decline. */
export const confirm = async (question: string): Promise<boolean> => {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const closed = new Promise<string>((resolve) => {
    terminal.once('close', () => {
      resolve('')
    })
  })
  const answer = await Promise.race([terminal.question(`${question} (y/N) `), closed])
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}
