/** Why a data file cannot be used. It is left as it is. */
export class DataFileError extends Error {
  override readonly name = 'DataFileError'

  constructor(path: string, reason: string) {
    super(
      `The data file ${path} ${reason}. It was left as it is: move it away to start anew, or give another with --data.`,
    )
  }
}
