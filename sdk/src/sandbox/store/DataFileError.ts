/** Thrown if a data file cannot be used. The file is left unchanged. */
export class DataFileError extends Error {
  override readonly name = 'DataFileError'

  constructor(path: string, reason: string) {
    super(
      `The data file ${path} ${reason}. It was left unchanged. Move it away to start over, or choose another file with --data.`,
    )
  }
}
