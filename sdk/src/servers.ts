/** The billing platform's servers, by name. */
export const servers = {
  production: 'https://api.polar.sh',
  sandbox: 'https://sandbox-api.polar.sh',
} as const
