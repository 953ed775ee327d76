/** The version in package.json, for browsers; `npm run version` keeps it up to date. */
export const VERSION = '0.1.0'
