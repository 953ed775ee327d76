import { ApiError, ResponseValidationError, UnexpectedResponseError } from "../BillingError.js";
import { isRecord } from "../codec/entity.js";
import { fail, run } from "../codec/Run.js";
import { toConnectionError } from "./exchange.js";
import { redact } from "./redact.js";
/** The decoded answer of an operation; throws the `BillingError` that the answer stands for. */
export const readResponse = async (operation, response, strict, secrets) => {
    const answer = {
        // A browser hides a redirect that it was told not to follow.
        statusCode: response.type === 'opaqueredirect' ? 302 : response.status,
        contentType: response.headers.get('content-type') ?? '',
        location: response.headers.get('location') ?? undefined,
        body: await response.text().catch((error) => {
            throw toConnectionError(error);
        }),
    };
    const codec = operation.success[answer.statusCode];
    if (codec && carries(codec, answer)) {
        return checked(answer, strict, (attempt) => codec.read(content(codec, answer), attempt));
    }
    const documented = operation.errors.filter(({ status }) => status === answer.statusCode);
    throw documented.length > 0 && isJson(answer)
        ? documentedError(documented, answer, secrets)
        : undocumentedError(answer);
};
const isJson = ({ contentType }) => /^application\/(.+\+)?json\b/i.test(contentType);
/** Whether an answer is of a type that the codec of its status can be read from. */
const carries = ({ shape: { kind } }, answer) => isJson(answer) ||
    kind === 'nothing' ||
    isRedirect(answer) ||
    (kind === 'orNothing' && answer.body === '') ||
    (kind === 'unknown' && (answer.body === '' || answer.contentType.startsWith('text/')));
const content = (codec, answer) => {
    if (codec.shape.kind === 'nothing')
        return undefined;
    if (isRedirect(answer))
        return { location: answer.location };
    if (!isJson(answer))
        return answer.body || undefined;
    return answer.body === '' && codec.shape.kind === 'orNothing' ? undefined : parse(answer);
};
const isRedirect = ({ statusCode }) => statusCode >= 300 && statusCode < 400;
const parse = (answer, revive) => {
    try {
        return JSON.parse(answer.body, revive);
    }
    catch {
        return checked(answer, false, (attempt) => fail(attempt, 'JSON', answer.body));
    }
};
const checked = (answer, strict, read) => {
    const attempt = run(strict);
    const value = read(attempt);
    if (attempt.issues.length) {
        throw new ResponseValidationError(attempt.issues, answer.statusCode, answer.body);
    }
    return value;
};
const documentedError = (documented, answer, secrets) => checked(answer, false, (attempt) => {
    const body = parse(answer, (_, value) => typeof value === 'string' ? redact(value, secrets) : value);
    const name = isRecord(body) && body.error;
    const meant = documented.find((error) => error.name === name) ??
        documented.find((error) => typeof name !== 'string' || error.name === 'HTTPValidationError');
    return meant?.read(body, attempt, answer) ?? undocumentedError(answer);
});
const undocumentedError = ({ statusCode, contentType, body }) => statusCode >= 400
    ? new ApiError(statusCode, contentType, body)
    : new UnexpectedResponseError(statusCode, contentType, body);
//# sourceMappingURL=readResponse.js.map