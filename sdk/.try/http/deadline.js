import { RequestAbortedError, RequestTimeoutError } from "../BillingError.js";
// Timers take 32 bits; beyond that they fire at once.
const LONGEST_TIMER = 2 ** 31 - 1;
/**
 * Does `work` until it is done, the caller aborts or the time is up, whichever comes first. The race
 * is ours: a runtime's `fetch` can lose a signal to garbage collection once the headers are in, but
 * the listener and the timer here are held until the work is done.
 */
export const withDeadline = async (signal, timeoutMs, work) => {
    if (signal?.aborted)
        throw new RequestAbortedError(signal.reason);
    const controller = new AbortController();
    let timer;
    let onAbort = () => { };
    const ended = new Promise((_, reject) => {
        const end = (error) => {
            reject(error);
            controller.abort(error);
        };
        onAbort = () => end(new RequestAbortedError(signal?.reason));
        signal?.addEventListener('abort', onAbort);
        if (timeoutMs && timeoutMs > 0 && timeoutMs <= LONGEST_TIMER) {
            timer = setTimeout(() => end(new RequestTimeoutError(timeoutMs)), timeoutMs);
        }
    });
    try {
        return await Promise.race([ended, work(controller.signal)]);
    }
    finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
    }
};
/** Waits `ms` milliseconds, or rejects with the signal's reason. */
export const sleep = (ms, signal) => new Promise((resolve, reject) => {
    const stop = () => {
        clearTimeout(timer);
        reject(signal.reason);
    };
    const timer = setTimeout(() => {
        signal.removeEventListener('abort', stop);
        resolve();
    }, ms);
    signal.addEventListener('abort', stop);
});
//# sourceMappingURL=deadline.js.map