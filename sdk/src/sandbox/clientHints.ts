/** How to point a client at the sandbox. */
interface ClientHint {
  readonly package: string
  readonly code: string
}

/** A hint for each client. `token` is the access token in JavaScript: a string literal or a variable's name. */
export const clientHints = (url: string, token: string): readonly ClientHint[] => [
  {
    package: '@dramatis/sdk',
    code: `createBillingClient({ serverURL: '${url}', accessToken: ${token} })`,
  },
  {
    package: '@dramatis/sdk/2025-03, --unnamed 2025-03',
    code: `createBillingClient({ serverURL: '${url}', accessToken: ${token} })`,
  },
  {
    package: '@polar-sh/sdk/2026-10 (1.0)',
    code: `createPolar({ baseUrl: '${url}', accessToken: ${token} })`,
  },
  {
    package: '@polar-sh/sdk (0.30), --unnamed 2025-03',
    code: `new Polar({ serverURL: '${url}', accessToken: ${token} })`,
  },
]
