/** Whether an error is a system error with this code, such as `ENOENT`. */
export const isErrorWith = (code: string, error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code
