import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Returns a function that creates a folder, which is deleted after the test. */
export const temporaryFolders = (): (() => Promise<string>) => {
  const made: string[] = []
  afterEach(async () => {
    await Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true })))
  })
  return async () => {
    const folder = await mkdtemp(join(tmpdir(), 'publish-'))
    made.push(folder)
    return folder
  }
}
