const SECRET_NAME = /secret|token|password|^key$|^code/

/** The secrets in a request, found by the names of its parameters. */
export const secretsOf = (
  named: Readonly<Record<string, unknown>>,
  ...others: readonly (string | undefined)[]
): string[] =>
  [
    ...Object.entries(named).flatMap(([name, value]) => (SECRET_NAME.test(name) ? [value] : [])),
    ...others,
  ].filter((secret): secret is string => typeof secret === 'string' && secret.length > 3)

/** Redacts secrets in text, whether plain, percent-encoded or in JSON. */
export const redact = (text: string, secrets: readonly string[]): string =>
  secrets
    .flatMap((secret) => [secret, percentEncoded(secret), JSON.stringify(secret).slice(1, -1)])
    .reduce((rest, secret) => rest.replaceAll(secret, '[redacted]'), text)

/** A lone surrogate cannot be percent-encoded, so it never occurs in a URL or a form. */
const percentEncoded = (text: string): string => {
  try {
    return encodeURIComponent(text)
  } catch {
    return text
  }
}
