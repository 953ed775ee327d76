export default { outputFileTracingRoot: new URL('../../..', import.meta.url).pathname }
