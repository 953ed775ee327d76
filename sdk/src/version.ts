/** The version in package.json, for browsers; `npm run version` keeps it up to date. */
export const VERSION = '1.0.0-rc.0'
