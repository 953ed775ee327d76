/** The code of a system error or one of Node's own, such as `ENOENT`; undefined for any other value. */
export const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined
