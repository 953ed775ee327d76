/** Thrown if a data file cannot be used. The file is left unchanged. */
export class DataFileError extends Error {
  override readonly name = 'DataFileError'

  /** `reason` continues the sentence "The data file …". */
  constructor(path: string, reason: string, advice = LEFT) {
    super(`The data file ${path} ${reason}. ${advice}`)
  }
}

const LEFT =
  'It was left unchanged. Move it away to start over, or choose another file with --data.'

/** An error for a file that the system does not let the sandbox write. */
export const unwritable = (path: string, cause: string): DataFileError =>
  new DataFileError(path, `cannot be written (${cause})`, 'Choose another file with --data.')
