import { InputValidationError } from "../BillingError.js";
import { isRecord } from "../codec/entity.js";
import { fail, run, under } from "../codec/Run.js";
import { secretsOf } from "./redact.js";
/** Checks and encodes the request of an operation; throws an `InputValidationError`. */
export const buildRequest = ({ params, query, body, path }, request = {}) => {
    const attempt = run(true);
    const given = isRecord(request) ? request : fail(attempt, 'an object', request);
    refuse(attempt);
    const inPath = write(params, given, attempt);
    const inQuery = write(query, given, attempt);
    const content = body && writeBody(body, given, attempt);
    const search = pairs(inQuery, attempt);
    const text = body?.encoding === 'form' && isRecord(content)
        ? pairs(content, attempt)
        : JSON.stringify(content);
    refuse(attempt);
    const target = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(`${inPath[name]}`));
    return {
        target: search ? `${target}?${search}` : target,
        ...(body && { contentType: contentTypes[body.encoding], body: text }),
        secrets: secretsOf({ ...inPath, ...(isRecord(content) && content) }),
    };
};
const refuse = (attempt) => {
    if (attempt.issues.length)
        throw new InputValidationError(attempt.issues);
};
const write = (codec, request, attempt) => {
    const written = codec?.write(request, attempt);
    return isRecord(written) ? written : {};
};
const writeBody = ({ codec, key }, request, attempt) => {
    const since = attempt.issues.length;
    const written = codec.write(key === undefined ? request : request[key], attempt);
    if (key !== undefined)
        under(attempt, since, key);
    return written;
};
/** `name=value&…`, percent-encoded, as a query or as a form. */
const pairs = (values, attempt) => Object.entries(values)
    .flatMap(([name, value]) => parameters(name, value))
    .map(([name, value]) => {
    try {
        return `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
    }
    catch {
        const since = attempt.issues.length;
        fail(attempt, 'text without half characters', value);
        under(attempt, since, name);
        return '';
    }
})
    .join('&');
/** A list repeats its name, an object puts its keys in brackets, null says nothing. */
const parameters = (name, value) => {
    if (value === null || value === undefined)
        return [];
    if (Array.isArray(value))
        return value.flatMap((entry) => parameters(name, entry));
    if (isRecord(value)) {
        return Object.entries(value).flatMap(([key, entry]) => parameters(`${name}[${key}]`, entry));
    }
    return [[name, `${value}`]];
};
const contentTypes = {
    json: 'application/json',
    form: 'application/x-www-form-urlencoded',
};
//# sourceMappingURL=buildRequest.js.map