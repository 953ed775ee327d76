/** Thrown if a seed file cannot be used. */
export class SeedError extends Error {
  override readonly name = 'SeedError'

  constructor(path: string, reason: string) {
    super(`The seed file ${path} cannot be used: ${reason}`)
  }
}
