const SECRET_NAME = /secret|token|password|^key$|^code/

/** The secrets that a request carries, by the names of its parameters. */
export const secretsOf = (
  named: Readonly<Record<string, unknown>>,
  ...others: readonly (string | undefined)[]
): readonly string[] =>
  [
    ...Object.entries(named).flatMap(([name, value]) => (SECRET_NAME.test(name) ? [value] : [])),
    ...others,
  ].filter((secret): secret is string => typeof secret === 'string' && secret.length > 3)

/** Takes secrets out of a text, in each form that a URL, a form or JSON gives them. */
export const redact = (text: string, secrets: readonly string[]): string =>
  secrets
    .flatMap((secret) => [secret, percentEncoded(secret), JSON.stringify(secret).slice(1, -1)])
    .reduce((rest, secret) => rest.replaceAll(secret, '[redacted]'), text)

/** Half a character cannot be percent-encoded, so no URL and no form holds it. */
const percentEncoded = (text: string): string => {
  try {
    return encodeURIComponent(text)
  } catch {
    return text
  }
}
