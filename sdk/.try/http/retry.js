const RETRIED_STATUSES = [429, 500, 502, 503, 504];
export const isRetried = (status) => RETRIED_STATUSES.includes(status);
/**
 * Milliseconds to wait before retry number `retry` (from 0), or undefined when it would be too late.
 * What the server asks for goes before the policy's interval.
 */
export const waitBeforeRetry = ({ initialIntervalMs = 500, exponent = 1.5, maxIntervalMs = 60_000, maxElapsedMs = 3_600_000, jitterMs = 1000, }, retry, elapsedMs, askedFor) => {
    const interval = Math.min(initialIntervalMs * exponent ** retry, maxIntervalMs);
    const wait = askedFor ?? interval + Math.random() * jitterMs;
    return elapsedMs + wait <= maxElapsedMs ? wait : undefined;
};
/** Milliseconds that a `retry-after` header asks for, as seconds or as a date. */
export const retryAfter = (header, now) => {
    if (!header)
        return undefined;
    const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
    return Number.isNaN(ms) ? undefined : Math.max(0, ms);
};
//# sourceMappingURL=retry.js.map