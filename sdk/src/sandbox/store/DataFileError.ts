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
