const SECRET_NAME = /secret|token|password|^key$|^code/;
/** The secrets that a request carries, by the names of its parameters. */
export const secretsOf = (named, ...others) => [
    ...Object.entries(named).flatMap(([name, value]) => (SECRET_NAME.test(name) ? [value] : [])),
    ...others,
].filter((secret) => typeof secret === 'string' && secret.length > 3);
/** Takes secrets out of a text, in each form that a URL, a form or JSON gives them. */
export const redact = (text, secrets) => secrets
    .flatMap((secret) => [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])
    .reduce((rest, secret) => rest.replaceAll(secret, '[redacted]'), text);
//# sourceMappingURL=redact.js.map