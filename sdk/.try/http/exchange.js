import { ConnectionError, RequestAbortedError } from "../BillingError.js";
import { sleep } from "./deadline.js";
import { redact } from "./redact.js";
import { isRetried, retryAfter, waitBeforeRetry } from "./retry.js";
/** Sends a request, again where the policy says so, and answers the last response. */
export const exchange = async (options, plan) => {
    const startedAt = Date.now();
    for (let attempt = 1;; attempt++) {
        const outcome = await send(options, plan, attempt);
        const wait = plan.retry &&
            isWorthARetry(outcome, plan.retry) &&
            waitBeforeRetry(plan.retry, attempt - 1, Date.now() - startedAt, outcome instanceof ConnectionError
                ? undefined
                : retryAfter(outcome.headers.get('retry-after'), Date.now()));
        if (typeof wait !== 'number') {
            if (outcome instanceof ConnectionError)
                throw outcome;
            return outcome;
        }
        if (!(outcome instanceof ConnectionError))
            await outcome.body?.cancel();
        await sleep(wait, plan.signal);
    }
};
const isWorthARetry = (outcome, policy) => outcome instanceof ConnectionError ? policy.connectionErrors === true : isRetried(outcome.status);
const send = async ({ fetch = defaultFetch, hooks = {}, debug }, { request, redirect, signal, secrets }, attempt) => {
    const planned = { ...request, headers: new Headers(request.headers), attempt };
    const outgoing = (await hooks.beforeRequest?.(planned)) ?? planned;
    const { url, method, headers, body } = outgoing;
    debug?.(redact(`> ${method} ${url}${body === undefined ? '' : ` ${body}`} (attempt ${attempt})`, secrets));
    signal.throwIfAborted();
    const startedAt = Date.now();
    const response = await fetch(url, {
        method,
        headers,
        signal,
        redirect,
        ...(body !== undefined && { body }),
    }).catch(toConnectionError);
    const result = response instanceof ConnectionError ? 'no answer' : `${response.status}`;
    debug?.(redact(`< ${result} from ${method} ${url} after ${Date.now() - startedAt} ms`, secrets));
    if (response instanceof ConnectionError)
        return response;
    return (await hooks.afterResponse?.(response, outgoing)) ?? response;
};
const defaultFetch = (url, init) => globalThis.fetch(url, init);
/** Whatever `fetch` rejects with is about the connection, except an abort that came from elsewhere. */
export const toConnectionError = (error) => {
    if (error instanceof Error && error.name === 'AbortError')
        throw new RequestAbortedError(error);
    return new ConnectionError(error);
};
//# sourceMappingURL=exchange.js.map