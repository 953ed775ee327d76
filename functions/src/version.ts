/** The package's version, as `GET /healthz` reports it. A constant, because a bundle has no package.json. */
export const VERSION = '0.2.0-rc.0'
