// Written by `node sdk/tools/referenceClient.mjs` from @polar-sh/sdk@1.0.1.
/*
MIT License

Copyright (c) 2026 Polar

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
*/
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// <stdin>
var stdin_exports = {};
__export(stdin_exports, {
  createPolar: () => createPolar,
  webhooks: () => webhooks_exports
});
module.exports = __toCommonJS(stdin_exports);

// node_modules/@polar-sh/sdk/dist/rolldown-runtime-D7D4PA-g.mjs
var __defProp2 = Object.defineProperty;
var __exportAll = (all, no_symbols) => {
  let target = {};
  for (var name in all) __defProp2(target, name, {
    get: all[name],
    enumerable: true
  });
  if (!no_symbols) __defProp2(target, Symbol.toStringTag, { value: "Module" });
  return target;
};

// node_modules/@polar-sh/sdk/dist/base-BUt6nZzk.mjs
var PolarError = class extends Error {
};
var PolarNetworkError = class extends PolarError {
  constructor(message) {
    super(`Polar API network error: ${message}`);
    this.name = "PolarNetworkError";
  }
};
var PolarServerError = class extends PolarError {
  constructor(statusCode, message) {
    super(`Polar API returned a server error: ${statusCode} - ${message}`);
    this.name = "PolarServerError";
  }
};
var PolarClientError = class extends PolarError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(`Polar API returned an error: ${statusCode} - ${JSON.stringify(error)}`);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "PolarClientError";
  }
};
var PolarRateLimitError = class extends PolarClientError {
  statusCode;
  retryAfter;
  constructor(statusCode, retryAfter = null) {
    super(statusCode, "Rate limit exceeded");
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
    this.name = "PolarRateLimitError";
  }
};
var buildUrl = (url, pathParams, queryParams) => {
  let formattedUrl = url;
  if (pathParams) {
    for (const [key, value] of Object.entries(pathParams)) if (value !== null && value !== void 0) formattedUrl = formattedUrl.replace(`{${key}}`, encodeURIComponent(String(value)));
  }
  if (queryParams) {
    const searchParams = new URLSearchParams();
    for (const [key, value] of Object.entries(queryParams)) if (value !== null && value !== void 0) {
      if (Array.isArray(value)) for (const item of value) searchParams.append(key, String(item));
      else if (typeof value === "object") {
        for (const [subKey, subValue] of Object.entries(value)) if (subValue !== null && subValue !== void 0) {
          if (Array.isArray(subValue)) for (const item of subValue) searchParams.append(`${key}[${subKey}]`, String(item));
          else searchParams.append(`${key}[${subKey}]`, String(subValue));
        }
      } else searchParams.append(key, String(value));
    }
    const queryString = searchParams.toString();
    if (queryString) formattedUrl = `${formattedUrl}?${queryString}`;
  }
  return formattedUrl;
};
var MAX_ABORT_SIGNAL_TIMEOUT_MS = 2147483647;
var resolveBaseUrl = (servers, environment, baseUrl) => {
  if (baseUrl !== void 0) return baseUrl;
  const serverUrl = servers[environment];
  if (serverUrl === void 0) throw new Error(`Invalid environment ${JSON.stringify(environment)}. Expected one of: ${Object.keys(servers).sort().join(", ")}.`);
  return serverUrl;
};
var ClientBase = class {
  options;
  constructor(options) {
    this.options = {
      timeout: 5,
      ...options
    };
  }
  buildRequest(method, url, pathParams, queryParams, body) {
    const fullUrl = buildUrl(`${this.options.baseUrl}${url}`, pathParams, queryParams);
    const headers = new Headers({
      "Content-Type": "application/json",
      "Polar-Version": this.options.version,
      Authorization: `Bearer ${this.options.accessToken}`
    });
    if (this.options.organizationId !== void 0) headers.set("Polar-Organization", this.options.organizationId);
    return [fullUrl, {
      method,
      headers,
      ...body ? { body: JSON.stringify(body) } : {}
    }];
  }
  async sendRequest(request, requestOptions) {
    const [fullUrl, requestInit] = request;
    const timeout = requestOptions?.timeout ?? this.options.timeout;
    let headers = requestInit.headers;
    if (requestOptions?.accessToken !== void 0) {
      headers = new Headers(headers);
      headers.set("Authorization", `Bearer ${requestOptions.accessToken}`);
    }
    let signal = requestInit.signal;
    if (timeout !== void 0) {
      const timeoutMilliseconds = Math.ceil(timeout * 1e3);
      if (!Number.isFinite(timeout) || timeout < 0 || timeoutMilliseconds > MAX_ABORT_SIGNAL_TIMEOUT_MS) throw new RangeError(`Timeout must be a finite, non-negative number no greater than ${MAX_ABORT_SIGNAL_TIMEOUT_MS / 1e3} seconds`);
      const timeoutSignal = AbortSignal.timeout(timeoutMilliseconds);
      signal = signal ? AbortSignal.any([signal, timeoutSignal]) : timeoutSignal;
    }
    try {
      return await fetch(fullUrl, {
        ...requestInit,
        headers,
        ...signal ? { signal } : {}
      });
    } catch (error) {
      throw new PolarNetworkError(error instanceof Error ? error.message : String(error));
    }
  }
  async parseResponse(response, responseType, errors) {
    const statusCode = response.status;
    if (statusCode >= 500 && statusCode < 600) throw new PolarServerError(statusCode, await response.text().catch(() => "") || "Server error");
    if (statusCode >= 400 && statusCode < 500) {
      if (statusCode === 429) {
        const retryAfter = response.headers.get("Retry-After");
        if (!retryAfter && errors?.[statusCode]) {
          const ErrorClass = errors[statusCode];
          throw new ErrorClass(statusCode, await response.json());
        }
        throw new PolarRateLimitError(statusCode, retryAfter ? parseInt(retryAfter, 10) : null);
      }
      if (errors?.[statusCode]) {
        const ErrorClass = errors[statusCode];
        throw new ErrorClass(statusCode, await response.json());
      } else throw new PolarClientError(statusCode, await response.text().catch(() => "") || "Client error");
    }
    if (responseType === "json") return await response.json();
    if (responseType === "text") return await response.text();
  }
};

// node_modules/@polar-sh/sdk/dist/webhooks-gpChtkEO.mjs
var webhookToleranceSeconds = 300;
var PolarWebhookError = class extends PolarError {
  constructor(message, options) {
    super(message, options);
    this.name = "PolarWebhookError";
  }
};
var PolarWebhookVerificationError = class extends PolarWebhookError {
  constructor(message, options) {
    super(message, options);
    this.name = "PolarWebhookVerificationError";
  }
};
var PolarWebhookUnknownTypeError = class extends PolarWebhookError {
  eventType;
  constructor(eventType) {
    super(`Unknown webhook event type: ${JSON.stringify(eventType)}`);
    this.eventType = eventType;
    this.name = "PolarWebhookUnknownTypeError";
  }
};
var validateWebhook = async (body, headers, secret, eventTypes) => {
  const bodyText = typeof body === "string" ? body : new TextDecoder().decode(body);
  await verifySignature(bodyText, headers, secret);
  let parsed;
  try {
    parsed = JSON.parse(bodyText);
  } catch (error) {
    throw new PolarWebhookError("Failed to parse webhook payload", { cause: error });
  }
  const eventType = typeof parsed === "object" && parsed !== null && "type" in parsed && typeof parsed.type === "string" ? parsed.type : null;
  if (eventType === null || !eventTypes.has(eventType)) throw new PolarWebhookUnknownTypeError(eventType);
  return parsed;
};
var verifySignature = async (body, headers, secret) => {
  if (secret.length === 0) throw new PolarWebhookVerificationError("Secret can't be empty");
  const normalizedHeaders = Object.fromEntries(Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value]));
  const webhookId = normalizedHeaders["webhook-id"];
  const webhookTimestamp = normalizedHeaders["webhook-timestamp"];
  const webhookSignature = normalizedHeaders["webhook-signature"];
  if (!webhookId || !webhookTimestamp || !webhookSignature) throw new PolarWebhookVerificationError("Missing required headers");
  const timestamp = Number(webhookTimestamp);
  if (!Number.isFinite(timestamp)) throw new PolarWebhookVerificationError("Invalid signature headers");
  const now = Date.now() / 1e3;
  if (timestamp < now - webhookToleranceSeconds) throw new PolarWebhookVerificationError("Message timestamp too old");
  if (timestamp > now + webhookToleranceSeconds) throw new PolarWebhookVerificationError("Message timestamp too new");
  const signedContent = `${webhookId}.${Math.floor(timestamp)}.${body}`;
  const signedContentBytes = new TextEncoder().encode(signedContent);
  const signingKeys = await Promise.all(hmacKeys(secret).map((key) => globalThis.crypto.subtle.importKey("raw", key, {
    name: "HMAC",
    hash: "SHA-256"
  }, false, ["verify"])));
  for (const versionedSignature of webhookSignature.split(" ")) {
    const [version, signature] = versionedSignature.split(",", 2);
    if (version !== "v1" || signature === void 0) continue;
    const decodedSignature = decodeBase64(signature);
    if (decodedSignature === null) continue;
    for (const signingKey of signingKeys) if (await globalThis.crypto.subtle.verify("HMAC", signingKey, decodedSignature, signedContentBytes)) return;
  }
  throw new PolarWebhookVerificationError("No matching signature found");
};
var hmacKeys = (secret) => {
  const utf8Key = new TextEncoder().encode(secret);
  const keys = [utf8Key];
  const remainder = secret.startsWith("whsec_") ? secret.slice(6) : secret;
  const decoded = decodeBase64(remainder);
  if (decoded !== null && decoded.byteLength > 0 && !bytesEqual(decoded, utf8Key)) keys.push(decoded);
  return keys;
};
var bytesEqual = (left, right) => {
  if (left.byteLength !== right.byteLength) return false;
  for (let index = 0; index < left.byteLength; index++) if (left[index] !== right[index]) return false;
  return true;
};
var decodeBase64 = (value) => {
  try {
    const decodedValue = globalThis.atob(value);
    const bytes = new Uint8Array(new ArrayBuffer(decodedValue.length));
    for (let index = 0; index < decodedValue.length; index++) bytes[index] = decodedValue.charCodeAt(index);
    return bytes;
  } catch {
    return null;
  }
};

// node_modules/@polar-sh/sdk/dist/errors-dHVoRfxX.mjs
var HTTPValidationError = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "HTTPValidationError";
  }
};
var CannotCreateOrganizationError = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CannotCreateOrganizationError";
  }
};
var ResourceNotFound = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "ResourceNotFound";
  }
};
var OrganizationsUpdate403Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "OrganizationsUpdate403Error";
  }
};
var SSOEnforcementRequiresConnection = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "SSOEnforcementRequiresConnection";
  }
};
var AlreadyCanceledSubscription = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "AlreadyCanceledSubscription";
  }
};
var SubscriptionLocked = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "SubscriptionLocked";
  }
};
var SubscriptionsUpdate402Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "SubscriptionsUpdate402Error";
  }
};
var SubscriptionsUpdate403Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "SubscriptionsUpdate403Error";
  }
};
var SubscriptionsUpdate409Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "SubscriptionsUpdate409Error";
  }
};
var NotPermitted = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "NotPermitted";
  }
};
var ProductNotDeletable = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "ProductNotDeletable";
  }
};
var OrdersFinalize402Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "OrdersFinalize402Error";
  }
};
var OrdersFinalize403Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "OrdersFinalize403Error";
  }
};
var OrderNotDraft = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "OrderNotDraft";
  }
};
var OrderNotEligibleForInvoice = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "OrderNotEligibleForInvoice";
  }
};
var MissingInvoiceBillingDetails = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "MissingInvoiceBillingDetails";
  }
};
var RefundedAlready = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "RefundedAlready";
  }
};
var DisputeNotOpenError = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "DisputeNotOpenError";
  }
};
var CheckoutsUpdate403Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CheckoutsUpdate403Error";
  }
};
var ExpiredCheckoutError = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "ExpiredCheckoutError";
  }
};
var CheckoutsClientUpdate403Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CheckoutsClientUpdate403Error";
  }
};
var CheckoutLocked = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CheckoutLocked";
  }
};
var PaymentError = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "PaymentError";
  }
};
var CheckoutsClientConfirm403Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CheckoutsClientConfirm403Error";
  }
};
var Unauthorized = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "Unauthorized";
  }
};
var RotateNotPermitted = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "RotateNotPermitted";
  }
};
var BadRequest = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "BadRequest";
  }
};
var AmbiguousExternalCustomerID = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "AmbiguousExternalCustomerID";
  }
};
var PaymentMethodSetupFailed = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "PaymentMethodSetupFailed";
  }
};
var CustomerNotReady = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerNotReady";
  }
};
var PaymentMethodInUseByActiveSubscription = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "PaymentMethodInUseByActiveSubscription";
  }
};
var CustomerPortalCustomersCheckEmailUpdate401Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerPortalCustomersCheckEmailUpdate401Error";
  }
};
var CustomerPortalCustomersVerifyEmailUpdate401Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerPortalCustomersVerifyEmailUpdate401Error";
  }
};
var CustomerPortalCustomersVerifyEmailUpdate422Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerPortalCustomersVerifyEmailUpdate422Error";
  }
};
var CustomerPortalSeatsListSeats401Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerPortalSeatsListSeats401Error";
  }
};
var CustomerPortalSeatsListSeats403Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerPortalSeatsListSeats403Error";
  }
};
var CustomerPortalSeatsListSeats404Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerPortalSeatsListSeats404Error";
  }
};
var CustomerPortalSeatsAssignSeat400Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerPortalSeatsAssignSeat400Error";
  }
};
var CustomerPortalSeatsAssignSeat401Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerPortalSeatsAssignSeat401Error";
  }
};
var CustomerPortalSeatsAssignSeat403Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerPortalSeatsAssignSeat403Error";
  }
};
var CustomerPortalSeatsAssignSeat404Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerPortalSeatsAssignSeat404Error";
  }
};
var CustomerPortalSeatsRevokeSeat401Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerPortalSeatsRevokeSeat401Error";
  }
};
var CustomerPortalSeatsRevokeSeat403Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerPortalSeatsRevokeSeat403Error";
  }
};
var CustomerPortalSeatsRevokeSeat404Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerPortalSeatsRevokeSeat404Error";
  }
};
var CustomerPortalSeatsResendInvitation400Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerPortalSeatsResendInvitation400Error";
  }
};
var CustomerPortalSeatsResendInvitation401Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerPortalSeatsResendInvitation401Error";
  }
};
var CustomerPortalSeatsResendInvitation403Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerPortalSeatsResendInvitation403Error";
  }
};
var CustomerPortalSeatsResendInvitation404Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerPortalSeatsResendInvitation404Error";
  }
};
var CustomerPortalSeatsListClaimedSubscriptions401Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerPortalSeatsListClaimedSubscriptions401Error";
  }
};
var CustomerPortalMembersListMembers401Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerPortalMembersListMembers401Error";
  }
};
var CustomerPortalMembersListMembers403Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerPortalMembersListMembers403Error";
  }
};
var CustomerPortalMembersAddMember400Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerPortalMembersAddMember400Error";
  }
};
var CustomerPortalMembersAddMember401Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerPortalMembersAddMember401Error";
  }
};
var CustomerPortalMembersAddMember403Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerPortalMembersAddMember403Error";
  }
};
var CustomerPortalMembersRemoveMember400Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerPortalMembersRemoveMember400Error";
  }
};
var CustomerPortalMembersRemoveMember401Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerPortalMembersRemoveMember401Error";
  }
};
var CustomerPortalMembersRemoveMember403Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerPortalMembersRemoveMember403Error";
  }
};
var CustomerPortalMembersRemoveMember404Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerPortalMembersRemoveMember404Error";
  }
};
var CustomerPortalMembersUpdateMember400Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerPortalMembersUpdateMember400Error";
  }
};
var CustomerPortalMembersUpdateMember401Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerPortalMembersUpdateMember401Error";
  }
};
var CustomerPortalMembersUpdateMember403Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerPortalMembersUpdateMember403Error";
  }
};
var CustomerPortalMembersUpdateMember404Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerPortalMembersUpdateMember404Error";
  }
};
var PaymentAlreadyInProgress = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "PaymentAlreadyInProgress";
  }
};
var OrderNotEligibleForRetry = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "OrderNotEligibleForRetry";
  }
};
var ManualRetryLimitExceeded = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "ManualRetryLimitExceeded";
  }
};
var PaymentFailed = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "PaymentFailed";
  }
};
var CustomerPortalSubscriptionsUpdate403Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerPortalSubscriptionsUpdate403Error";
  }
};
var CustomerPortalSubscriptionsUpdate409Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerPortalSubscriptionsUpdate409Error";
  }
};
var CustomerSeatsListSeats401Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerSeatsListSeats401Error";
  }
};
var CustomerSeatsListSeats403Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerSeatsListSeats403Error";
  }
};
var CustomerSeatsListSeats404Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerSeatsListSeats404Error";
  }
};
var CustomerSeatsAssignSeat400Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerSeatsAssignSeat400Error";
  }
};
var CustomerSeatsAssignSeat401Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerSeatsAssignSeat401Error";
  }
};
var CustomerSeatsAssignSeat403Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerSeatsAssignSeat403Error";
  }
};
var CustomerSeatsAssignSeat404Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerSeatsAssignSeat404Error";
  }
};
var CustomerSeatsRevokeSeat401Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerSeatsRevokeSeat401Error";
  }
};
var CustomerSeatsRevokeSeat403Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerSeatsRevokeSeat403Error";
  }
};
var CustomerSeatsRevokeSeat404Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerSeatsRevokeSeat404Error";
  }
};
var CustomerSeatsResendInvitation400Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerSeatsResendInvitation400Error";
  }
};
var CustomerSeatsResendInvitation401Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerSeatsResendInvitation401Error";
  }
};
var CustomerSeatsResendInvitation403Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerSeatsResendInvitation403Error";
  }
};
var CustomerSeatsResendInvitation404Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerSeatsResendInvitation404Error";
  }
};
var CustomerSeatsGetClaimInfo400Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerSeatsGetClaimInfo400Error";
  }
};
var CustomerSeatsGetClaimInfo403Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerSeatsGetClaimInfo403Error";
  }
};
var CustomerSeatsGetClaimInfo404Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerSeatsGetClaimInfo404Error";
  }
};
var CustomerSeatsClaimSeat400Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerSeatsClaimSeat400Error";
  }
};
var CustomerSeatsClaimSeat403Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "CustomerSeatsClaimSeat403Error";
  }
};
var EventTypesUpdate404Error = class extends PolarClientError {
  statusCode;
  error;
  constructor(statusCode, error) {
    super(statusCode, error);
    this.statusCode = statusCode;
    this.error = error;
    this.name = "EventTypesUpdate404Error";
  }
};

// node_modules/@polar-sh/sdk/dist/2026-10/services/benefit_grants.mjs
var listBenefitGrants = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      organization_id: query?.organization_id,
      customer_id: query?.customer_id,
      external_customer_id: query?.external_customer_id,
      is_granted: query?.is_granted,
      page: query?.page ?? 1,
      limit: query?.limit ?? 10,
      sorting: query?.sorting ?? ["-created_at"]
    };
    const request = client.buildRequest("GET", "/v1/benefit-grants/", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var iterListBenefitGrants = (client) => {
  return async function* (query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listBenefitGrants(client)({
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
function createBenefitGrantsService(client) {
  return {
    list: listBenefitGrants(client),
    iterList: iterListBenefitGrants(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/benefits.mjs
var listBenefits = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      organization_id: query?.organization_id,
      type: query?.type,
      id: query?.id,
      exclude_id: query?.exclude_id,
      query: query?.query,
      page: query?.page ?? 1,
      limit: query?.limit ?? 10,
      sorting: query?.sorting ?? ["-created_at"],
      metadata: query?.metadata
    };
    const request = client.buildRequest("GET", "/v1/benefits/", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var iterListBenefits = (client) => {
  return async function* (query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listBenefits(client)({
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
var createBenefits = (client) => {
  return async (body, requestOptions) => {
    const request = client.buildRequest("POST", "/v1/benefits/", {}, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var getBenefits = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("GET", "/v1/benefits/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var deleteBenefits = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("DELETE", "/v1/benefits/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "none", {
      403: NotPermitted,
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var updateBenefits = (client) => {
  return async (id, body, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("PATCH", "/v1/benefits/{id}", pathParams, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var filesBenefits = (client) => {
  return async (id, query, requestOptions) => {
    const pathParams = { id };
    const queryParams = {
      page: query?.page ?? 1,
      limit: query?.limit ?? 10
    };
    const request = client.buildRequest("GET", "/v1/benefits/{id}/files", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var iterFilesBenefits = (client) => {
  return async function* (id, query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await filesBenefits(client)(id, {
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
var grantsBenefits = (client) => {
  return async (id, query, requestOptions) => {
    const pathParams = { id };
    const queryParams = {
      is_granted: query?.is_granted,
      customer_id: query?.customer_id,
      member_id: query?.member_id,
      page: query?.page ?? 1,
      limit: query?.limit ?? 10
    };
    const request = client.buildRequest("GET", "/v1/benefits/{id}/grants", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var iterGrantsBenefits = (client) => {
  return async function* (id, query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await grantsBenefits(client)(id, {
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
function createBenefitsService(client) {
  return {
    list: listBenefits(client),
    create: createBenefits(client),
    get: getBenefits(client),
    delete: deleteBenefits(client),
    update: updateBenefits(client),
    files: filesBenefits(client),
    grants: grantsBenefits(client),
    iterList: iterListBenefits(client),
    iterFiles: iterFilesBenefits(client),
    iterGrants: iterGrantsBenefits(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/checkout_links.mjs
var listCheckoutLinks = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      organization_id: query?.organization_id,
      product_id: query?.product_id,
      page: query?.page ?? 1,
      limit: query?.limit ?? 10,
      sorting: query?.sorting ?? ["created_at"]
    };
    const request = client.buildRequest("GET", "/v1/checkout-links/", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var iterListCheckoutLinks = (client) => {
  return async function* (query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listCheckoutLinks(client)({
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
var createCheckoutLinks = (client) => {
  return async (body, requestOptions) => {
    const request = client.buildRequest("POST", "/v1/checkout-links/", {}, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var getCheckoutLinks = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("GET", "/v1/checkout-links/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var deleteCheckoutLinks = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("DELETE", "/v1/checkout-links/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "none", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var updateCheckoutLinks = (client) => {
  return async (id, body, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("PATCH", "/v1/checkout-links/{id}", pathParams, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
function createCheckoutLinksService(client) {
  return {
    list: listCheckoutLinks(client),
    create: createCheckoutLinks(client),
    get: getCheckoutLinks(client),
    delete: deleteCheckoutLinks(client),
    update: updateCheckoutLinks(client),
    iterList: iterListCheckoutLinks(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/checkouts.mjs
var listCheckouts = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      organization_id: query?.organization_id,
      product_id: query?.product_id,
      customer_id: query?.customer_id,
      external_customer_id: query?.external_customer_id,
      status: query?.status,
      query: query?.query,
      page: query?.page ?? 1,
      limit: query?.limit ?? 10,
      sorting: query?.sorting ?? ["-created_at"]
    };
    const request = client.buildRequest("GET", "/v1/checkouts/", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var iterListCheckouts = (client) => {
  return async function* (query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listCheckouts(client)({
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
var createCheckouts = (client) => {
  return async (body, requestOptions) => {
    const request = client.buildRequest("POST", "/v1/checkouts/", {}, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var getCheckouts = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("GET", "/v1/checkouts/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var updateCheckouts = (client) => {
  return async (id, body, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("PATCH", "/v1/checkouts/{id}", pathParams, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      403: CheckoutsUpdate403Error,
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var clientGetCheckouts = (client) => {
  return async (client_secret, requestOptions) => {
    const pathParams = { client_secret };
    const request = client.buildRequest("GET", "/v1/checkouts/client/{client_secret}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      403: NotPermitted,
      404: ResourceNotFound,
      410: ExpiredCheckoutError,
      422: HTTPValidationError
    });
  };
};
var clientUpdateCheckouts = (client) => {
  return async (client_secret, body, requestOptions) => {
    const pathParams = { client_secret };
    const request = client.buildRequest("PATCH", "/v1/checkouts/client/{client_secret}", pathParams, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      403: CheckoutsClientUpdate403Error,
      404: ResourceNotFound,
      409: CheckoutLocked,
      410: ExpiredCheckoutError,
      422: HTTPValidationError
    });
  };
};
var clientConfirmCheckouts = (client) => {
  return async (client_secret, body, requestOptions) => {
    const pathParams = { client_secret };
    const request = client.buildRequest("POST", "/v1/checkouts/client/{client_secret}/confirm", pathParams, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      400: PaymentError,
      403: CheckoutsClientConfirm403Error,
      404: ResourceNotFound,
      409: CheckoutLocked,
      410: ExpiredCheckoutError,
      422: HTTPValidationError
    });
  };
};
function createCheckoutsService(client) {
  return {
    list: listCheckouts(client),
    create: createCheckouts(client),
    get: getCheckouts(client),
    update: updateCheckouts(client),
    clientGet: clientGetCheckouts(client),
    clientUpdate: clientUpdateCheckouts(client),
    clientConfirm: clientConfirmCheckouts(client),
    iterList: iterListCheckouts(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/custom_fields.mjs
var listCustomFields = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      organization_id: query?.organization_id,
      query: query?.query,
      type: query?.type,
      page: query?.page ?? 1,
      limit: query?.limit ?? 10,
      sorting: query?.sorting ?? ["slug"]
    };
    const request = client.buildRequest("GET", "/v1/custom-fields/", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var iterListCustomFields = (client) => {
  return async function* (query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listCustomFields(client)({
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
var createCustomFields = (client) => {
  return async (body, requestOptions) => {
    const request = client.buildRequest("POST", "/v1/custom-fields/", {}, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var getCustomFields = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("GET", "/v1/custom-fields/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var deleteCustomFields = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("DELETE", "/v1/custom-fields/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "none", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var updateCustomFields = (client) => {
  return async (id, body, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("PATCH", "/v1/custom-fields/{id}", pathParams, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
function createCustomFieldsService(client) {
  return {
    list: listCustomFields(client),
    create: createCustomFields(client),
    get: getCustomFields(client),
    delete: deleteCustomFields(client),
    update: updateCustomFields(client),
    iterList: iterListCustomFields(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/customer_meters.mjs
var listCustomerMeters = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      organization_id: query?.organization_id,
      customer_id: query?.customer_id,
      external_customer_id: query?.external_customer_id,
      meter_id: query?.meter_id,
      page: query?.page ?? 1,
      limit: query?.limit ?? 10,
      sorting: query?.sorting ?? ["-modified_at"]
    };
    const request = client.buildRequest("GET", "/v1/customer-meters/", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var iterListCustomerMeters = (client) => {
  return async function* (query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listCustomerMeters(client)({
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
var getCustomerMeters = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("GET", "/v1/customer-meters/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
function createCustomerMetersService(client) {
  return {
    list: listCustomerMeters(client),
    get: getCustomerMeters(client),
    iterList: iterListCustomerMeters(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/customer_portal/benefit_grants.mjs
var listBenefitGrants2 = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      query: query?.query,
      type: query?.type,
      benefit_id: query?.benefit_id,
      checkout_id: query?.checkout_id,
      order_id: query?.order_id,
      subscription_id: query?.subscription_id,
      member_id: query?.member_id,
      page: query?.page ?? 1,
      limit: query?.limit ?? 10,
      sorting: query?.sorting ?? ["product_benefit", "-granted_at"]
    };
    const request = client.buildRequest("GET", "/v1/customer-portal/benefit-grants/", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var iterListBenefitGrants2 = (client) => {
  return async function* (query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listBenefitGrants2(client)({
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
var getBenefitGrants = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("GET", "/v1/customer-portal/benefit-grants/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var updateBenefitGrants = (client) => {
  return async (id, body, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("PATCH", "/v1/customer-portal/benefit-grants/{id}", pathParams, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      403: NotPermitted,
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
function createBenefitGrantsService2(client) {
  return {
    list: listBenefitGrants2(client),
    get: getBenefitGrants(client),
    update: updateBenefitGrants(client),
    iterList: iterListBenefitGrants2(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/customer_portal/customer_meters.mjs
var listCustomerMeters2 = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      meter_id: query?.meter_id,
      query: query?.query,
      page: query?.page ?? 1,
      limit: query?.limit ?? 10,
      sorting: query?.sorting ?? ["-modified_at"]
    };
    const request = client.buildRequest("GET", "/v1/customer-portal/meters/", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var iterListCustomerMeters2 = (client) => {
  return async function* (query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listCustomerMeters2(client)({
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
var getCustomerMeters2 = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("GET", "/v1/customer-portal/meters/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
function createCustomerMetersService2(client) {
  return {
    list: listCustomerMeters2(client),
    get: getCustomerMeters2(client),
    iterList: iterListCustomerMeters2(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/customer_portal/customer_session.mjs
var introspectCustomerSession = (client) => {
  return async (requestOptions) => {
    const request = client.buildRequest("GET", "/v1/customer-portal/customer-session/introspect", {}, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {});
  };
};
var getAuthenticatedUserCustomerSession = (client) => {
  return async (requestOptions) => {
    const request = client.buildRequest("GET", "/v1/customer-portal/customer-session/user", {}, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {});
  };
};
function createCustomerSessionService(client) {
  return {
    introspect: introspectCustomerSession(client),
    getAuthenticatedUser: getAuthenticatedUserCustomerSession(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/customer_portal/customers.mjs
var getCustomers = (client) => {
  return async (requestOptions) => {
    const request = client.buildRequest("GET", "/v1/customer-portal/customers/me", {}, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {});
  };
};
var updateCustomers = (client) => {
  return async (body, requestOptions) => {
    const request = client.buildRequest("PATCH", "/v1/customer-portal/customers/me", {}, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var listPaymentMethodsCustomers = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      page: query?.page ?? 1,
      limit: query?.limit ?? 10
    };
    const request = client.buildRequest("GET", "/v1/customer-portal/customers/me/payment-methods", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var iterListPaymentMethodsCustomers = (client) => {
  return async function* (query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listPaymentMethodsCustomers(client)({
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
var addPaymentMethodCustomers = (client) => {
  return async (body, requestOptions) => {
    const request = client.buildRequest("POST", "/v1/customer-portal/customers/me/payment-methods", {}, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      400: PaymentMethodSetupFailed,
      422: HTTPValidationError
    });
  };
};
var confirmPaymentMethodCustomers = (client) => {
  return async (body, requestOptions) => {
    const request = client.buildRequest("POST", "/v1/customer-portal/customers/me/payment-methods/confirm", {}, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      403: CustomerNotReady,
      422: HTTPValidationError
    });
  };
};
var deletePaymentMethodCustomers = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("DELETE", "/v1/customer-portal/customers/me/payment-methods/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "none", {
      400: PaymentMethodInUseByActiveSubscription,
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var requestEmailUpdateCustomers = (client) => {
  return async (body, requestOptions) => {
    const request = client.buildRequest("POST", "/v1/customer-portal/customers/me/email-update/request", {}, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var checkEmailUpdateCustomers = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = { token: query.token };
    const request = client.buildRequest("GET", "/v1/customer-portal/customers/me/email-update/check", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "none", {
      401: CustomerPortalCustomersCheckEmailUpdate401Error,
      422: HTTPValidationError
    });
  };
};
var verifyEmailUpdateCustomers = (client) => {
  return async (body, requestOptions) => {
    const request = client.buildRequest("POST", "/v1/customer-portal/customers/me/email-update/verify", {}, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      401: CustomerPortalCustomersVerifyEmailUpdate401Error,
      422: CustomerPortalCustomersVerifyEmailUpdate422Error
    });
  };
};
function createCustomersService(client) {
  return {
    get: getCustomers(client),
    update: updateCustomers(client),
    listPaymentMethods: listPaymentMethodsCustomers(client),
    addPaymentMethod: addPaymentMethodCustomers(client),
    confirmPaymentMethod: confirmPaymentMethodCustomers(client),
    deletePaymentMethod: deletePaymentMethodCustomers(client),
    requestEmailUpdate: requestEmailUpdateCustomers(client),
    checkEmailUpdate: checkEmailUpdateCustomers(client),
    verifyEmailUpdate: verifyEmailUpdateCustomers(client),
    iterListPaymentMethods: iterListPaymentMethodsCustomers(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/customer_portal/downloadables.mjs
var listDownloadables = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      benefit_id: query?.benefit_id,
      page: query?.page ?? 1,
      limit: query?.limit ?? 10
    };
    const request = client.buildRequest("GET", "/v1/customer-portal/downloadables/", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var iterListDownloadables = (client) => {
  return async function* (query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listDownloadables(client)({
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
function createDownloadablesService(client) {
  return {
    list: listDownloadables(client),
    iterList: iterListDownloadables(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/customer_portal/license_keys.mjs
var listLicenseKeys = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      benefit_id: query?.benefit_id,
      page: query?.page ?? 1,
      limit: query?.limit ?? 10
    };
    const request = client.buildRequest("GET", "/v1/customer-portal/license-keys/", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      401: Unauthorized,
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var iterListLicenseKeys = (client) => {
  return async function* (query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listLicenseKeys(client)({
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
var getLicenseKeys = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("GET", "/v1/customer-portal/license-keys/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var rotateLicenseKeys = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("POST", "/v1/customer-portal/license-keys/{id}/rotate", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      400: RotateNotPermitted,
      401: Unauthorized,
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var validateLicenseKeys = (client) => {
  return async (body, requestOptions) => {
    const request = client.buildRequest("POST", "/v1/customer-portal/license-keys/validate", {}, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      400: BadRequest,
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var activateLicenseKeys = (client) => {
  return async (body, requestOptions) => {
    const request = client.buildRequest("POST", "/v1/customer-portal/license-keys/activate", {}, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      403: NotPermitted,
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var deactivateLicenseKeys = (client) => {
  return async (body, requestOptions) => {
    const request = client.buildRequest("POST", "/v1/customer-portal/license-keys/deactivate", {}, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "none", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
function createLicenseKeysService(client) {
  return {
    list: listLicenseKeys(client),
    get: getLicenseKeys(client),
    rotate: rotateLicenseKeys(client),
    validate: validateLicenseKeys(client),
    activate: activateLicenseKeys(client),
    deactivate: deactivateLicenseKeys(client),
    iterList: iterListLicenseKeys(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/customer_portal/members.mjs
var listMembersMembers = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      page: query?.page ?? 1,
      limit: query?.limit ?? 10
    };
    const request = client.buildRequest("GET", "/v1/customer-portal/members", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      401: CustomerPortalMembersListMembers401Error,
      403: CustomerPortalMembersListMembers403Error,
      422: HTTPValidationError
    });
  };
};
var iterListMembersMembers = (client) => {
  return async function* (query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listMembersMembers(client)({
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
var addMemberMembers = (client) => {
  return async (body, requestOptions) => {
    const request = client.buildRequest("POST", "/v1/customer-portal/members", {}, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      400: CustomerPortalMembersAddMember400Error,
      401: CustomerPortalMembersAddMember401Error,
      403: CustomerPortalMembersAddMember403Error,
      422: HTTPValidationError
    });
  };
};
var removeMemberMembers = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("DELETE", "/v1/customer-portal/members/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "none", {
      400: CustomerPortalMembersRemoveMember400Error,
      401: CustomerPortalMembersRemoveMember401Error,
      403: CustomerPortalMembersRemoveMember403Error,
      404: CustomerPortalMembersRemoveMember404Error,
      422: HTTPValidationError
    });
  };
};
var updateMemberMembers = (client) => {
  return async (id, body, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("PATCH", "/v1/customer-portal/members/{id}", pathParams, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      400: CustomerPortalMembersUpdateMember400Error,
      401: CustomerPortalMembersUpdateMember401Error,
      403: CustomerPortalMembersUpdateMember403Error,
      404: CustomerPortalMembersUpdateMember404Error,
      422: HTTPValidationError
    });
  };
};
function createMembersService(client) {
  return {
    listMembers: listMembersMembers(client),
    addMember: addMemberMembers(client),
    removeMember: removeMemberMembers(client),
    updateMember: updateMemberMembers(client),
    iterListMembers: iterListMembersMembers(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/customer_portal/orders.mjs
var listOrders = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      product_id: query?.product_id,
      product_billing_type: query?.product_billing_type,
      subscription_id: query?.subscription_id,
      query: query?.query,
      page: query?.page ?? 1,
      limit: query?.limit ?? 10,
      sorting: query?.sorting ?? ["-created_at"]
    };
    const request = client.buildRequest("GET", "/v1/customer-portal/orders/", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var iterListOrders = (client) => {
  return async function* (query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listOrders(client)({
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
var getOrders = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("GET", "/v1/customer-portal/orders/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var updateOrders = (client) => {
  return async (id, body, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("PATCH", "/v1/customer-portal/orders/{id}", pathParams, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var invoiceOrders = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("GET", "/v1/customer-portal/orders/{id}/invoice", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var generateInvoiceOrders = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("POST", "/v1/customer-portal/orders/{id}/invoice", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      409: OrderNotEligibleForInvoice,
      422: MissingInvoiceBillingDetails
    });
  };
};
var receiptOrders = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("GET", "/v1/customer-portal/orders/{id}/receipt", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var getPaymentStatusOrders = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("GET", "/v1/customer-portal/orders/{id}/payment-status", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var confirmRetryPaymentOrders = (client) => {
  return async (id, body, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("POST", "/v1/customer-portal/orders/{id}/confirm-payment", pathParams, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      409: PaymentAlreadyInProgress,
      422: OrderNotEligibleForRetry,
      429: ManualRetryLimitExceeded
    });
  };
};
function createOrdersService(client) {
  return {
    list: listOrders(client),
    get: getOrders(client),
    update: updateOrders(client),
    invoice: invoiceOrders(client),
    generateInvoice: generateInvoiceOrders(client),
    receipt: receiptOrders(client),
    getPaymentStatus: getPaymentStatusOrders(client),
    confirmRetryPayment: confirmRetryPaymentOrders(client),
    iterList: iterListOrders(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/customer_portal/organizations.mjs
var getOrganizations = (client) => {
  return async (slug, requestOptions) => {
    const pathParams = { slug };
    const request = client.buildRequest("GET", "/v1/customer-portal/organizations/{slug}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
function createOrganizationsService(client) {
  return { get: getOrganizations(client) };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/customer_portal/seats.mjs
var listSeatsSeats = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      subscription_id: query?.subscription_id,
      order_id: query?.order_id
    };
    const request = client.buildRequest("GET", "/v1/customer-portal/seats", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      401: CustomerPortalSeatsListSeats401Error,
      403: CustomerPortalSeatsListSeats403Error,
      404: CustomerPortalSeatsListSeats404Error,
      422: HTTPValidationError
    });
  };
};
var assignSeatSeats = (client) => {
  return async (body, requestOptions) => {
    const request = client.buildRequest("POST", "/v1/customer-portal/seats", {}, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      400: CustomerPortalSeatsAssignSeat400Error,
      401: CustomerPortalSeatsAssignSeat401Error,
      403: CustomerPortalSeatsAssignSeat403Error,
      404: CustomerPortalSeatsAssignSeat404Error,
      422: HTTPValidationError
    });
  };
};
var revokeSeatSeats = (client) => {
  return async (seat_id, requestOptions) => {
    const pathParams = { seat_id };
    const request = client.buildRequest("DELETE", "/v1/customer-portal/seats/{seat_id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      401: CustomerPortalSeatsRevokeSeat401Error,
      403: CustomerPortalSeatsRevokeSeat403Error,
      404: CustomerPortalSeatsRevokeSeat404Error,
      422: HTTPValidationError
    });
  };
};
var resendInvitationSeats = (client) => {
  return async (seat_id, requestOptions) => {
    const pathParams = { seat_id };
    const request = client.buildRequest("POST", "/v1/customer-portal/seats/{seat_id}/resend", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      400: CustomerPortalSeatsResendInvitation400Error,
      401: CustomerPortalSeatsResendInvitation401Error,
      403: CustomerPortalSeatsResendInvitation403Error,
      404: CustomerPortalSeatsResendInvitation404Error,
      422: HTTPValidationError
    });
  };
};
var listClaimedSubscriptionsSeats = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      page: query?.page ?? 1,
      limit: query?.limit ?? 10
    };
    const request = client.buildRequest("GET", "/v1/customer-portal/seats/subscriptions", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      401: CustomerPortalSeatsListClaimedSubscriptions401Error,
      422: HTTPValidationError
    });
  };
};
var iterListClaimedSubscriptionsSeats = (client) => {
  return async function* (query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listClaimedSubscriptionsSeats(client)({
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
function createSeatsService(client) {
  return {
    listSeats: listSeatsSeats(client),
    assignSeat: assignSeatSeats(client),
    revokeSeat: revokeSeatSeats(client),
    resendInvitation: resendInvitationSeats(client),
    listClaimedSubscriptions: listClaimedSubscriptionsSeats(client),
    iterListClaimedSubscriptions: iterListClaimedSubscriptionsSeats(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/customer_portal/subscriptions.mjs
var listSubscriptions = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      product_id: query?.product_id,
      active: query?.active,
      query: query?.query,
      page: query?.page ?? 1,
      limit: query?.limit ?? 10,
      sorting: query?.sorting ?? ["-started_at"]
    };
    const request = client.buildRequest("GET", "/v1/customer-portal/subscriptions/", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var iterListSubscriptions = (client) => {
  return async function* (query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listSubscriptions(client)({
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
var getSubscriptions = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("GET", "/v1/customer-portal/subscriptions/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var cancelSubscriptions = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("DELETE", "/v1/customer-portal/subscriptions/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      403: AlreadyCanceledSubscription,
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var updateSubscriptions = (client) => {
  return async (id, body, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("PATCH", "/v1/customer-portal/subscriptions/{id}", pathParams, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      402: PaymentFailed,
      403: CustomerPortalSubscriptionsUpdate403Error,
      404: ResourceNotFound,
      409: CustomerPortalSubscriptionsUpdate409Error,
      422: HTTPValidationError
    });
  };
};
function createSubscriptionsService(client) {
  return {
    list: listSubscriptions(client),
    get: getSubscriptions(client),
    cancel: cancelSubscriptions(client),
    update: updateSubscriptions(client),
    iterList: iterListSubscriptions(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/customer_portal/wallets.mjs
var listWallets = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      page: query?.page ?? 1,
      limit: query?.limit ?? 10,
      sorting: query?.sorting ?? ["-created_at"]
    };
    const request = client.buildRequest("GET", "/v1/customer-portal/wallets/", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var iterListWallets = (client) => {
  return async function* (query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listWallets(client)({
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
var getWallets = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("GET", "/v1/customer-portal/wallets/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
function createWalletsService(client) {
  return {
    list: listWallets(client),
    get: getWallets(client),
    iterList: iterListWallets(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/customer_portal/index.mjs
function createCustomerPortalService(client) {
  return {
    benefitGrants: createBenefitGrantsService2(client),
    customers: createCustomersService(client),
    customerMeters: createCustomerMetersService2(client),
    seats: createSeatsService(client),
    customerSession: createCustomerSessionService(client),
    downloadables: createDownloadablesService(client),
    licenseKeys: createLicenseKeysService(client),
    members: createMembersService(client),
    orders: createOrdersService(client),
    organizations: createOrganizationsService(client),
    subscriptions: createSubscriptionsService(client),
    wallets: createWalletsService(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/customer_seats.mjs
var listSeatsCustomerSeats = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      subscription_id: query?.subscription_id,
      order_id: query?.order_id
    };
    const request = client.buildRequest("GET", "/v1/customer-seats", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      401: CustomerSeatsListSeats401Error,
      403: CustomerSeatsListSeats403Error,
      404: CustomerSeatsListSeats404Error,
      422: HTTPValidationError
    });
  };
};
var assignSeatCustomerSeats = (client) => {
  return async (body, requestOptions) => {
    const request = client.buildRequest("POST", "/v1/customer-seats", {}, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      400: CustomerSeatsAssignSeat400Error,
      401: CustomerSeatsAssignSeat401Error,
      403: CustomerSeatsAssignSeat403Error,
      404: CustomerSeatsAssignSeat404Error,
      422: HTTPValidationError
    });
  };
};
var revokeSeatCustomerSeats = (client) => {
  return async (seat_id, requestOptions) => {
    const pathParams = { seat_id };
    const request = client.buildRequest("DELETE", "/v1/customer-seats/{seat_id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      401: CustomerSeatsRevokeSeat401Error,
      403: CustomerSeatsRevokeSeat403Error,
      404: CustomerSeatsRevokeSeat404Error,
      422: HTTPValidationError
    });
  };
};
var resendInvitationCustomerSeats = (client) => {
  return async (seat_id, requestOptions) => {
    const pathParams = { seat_id };
    const request = client.buildRequest("POST", "/v1/customer-seats/{seat_id}/resend", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      400: CustomerSeatsResendInvitation400Error,
      401: CustomerSeatsResendInvitation401Error,
      403: CustomerSeatsResendInvitation403Error,
      404: CustomerSeatsResendInvitation404Error,
      422: HTTPValidationError
    });
  };
};
var getClaimInfoCustomerSeats = (client) => {
  return async (invitation_token, requestOptions) => {
    const pathParams = { invitation_token };
    const request = client.buildRequest("GET", "/v1/customer-seats/claim/{invitation_token}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      400: CustomerSeatsGetClaimInfo400Error,
      403: CustomerSeatsGetClaimInfo403Error,
      404: CustomerSeatsGetClaimInfo404Error,
      422: HTTPValidationError
    });
  };
};
var claimSeatCustomerSeats = (client) => {
  return async (body, requestOptions) => {
    const request = client.buildRequest("POST", "/v1/customer-seats/claim", {}, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      400: CustomerSeatsClaimSeat400Error,
      403: CustomerSeatsClaimSeat403Error,
      422: HTTPValidationError
    });
  };
};
function createCustomerSeatsService(client) {
  return {
    listSeats: listSeatsCustomerSeats(client),
    assignSeat: assignSeatCustomerSeats(client),
    revokeSeat: revokeSeatCustomerSeats(client),
    resendInvitation: resendInvitationCustomerSeats(client),
    getClaimInfo: getClaimInfoCustomerSeats(client),
    claimSeat: claimSeatCustomerSeats(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/customer_sessions.mjs
var createCustomerSessions = (client) => {
  return async (body, requestOptions) => {
    const request = client.buildRequest("POST", "/v1/customer-sessions/", {}, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      409: AmbiguousExternalCustomerID,
      422: HTTPValidationError
    });
  };
};
function createCustomerSessionsService(client) {
  return { create: createCustomerSessions(client) };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/customers/members.mjs
var listMembers = (client) => {
  return async (id, query, requestOptions) => {
    const pathParams = { id };
    const queryParams = {
      role: query?.role,
      page: query?.page ?? 1,
      limit: query?.limit ?? 10,
      sorting: query?.sorting ?? ["-created_at"]
    };
    const request = client.buildRequest("GET", "/v1/customers/{id}/members", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var iterListMembers = (client) => {
  return async function* (id, query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listMembers(client)(id, {
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
var createMembers = (client) => {
  return async (id, body, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("POST", "/v1/customers/{id}/members", pathParams, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      403: NotPermitted,
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var listExternalMembers = (client) => {
  return async (external_id, query, requestOptions) => {
    const pathParams = { external_id };
    const queryParams = {
      role: query?.role,
      page: query?.page ?? 1,
      limit: query?.limit ?? 10,
      sorting: query?.sorting ?? ["-created_at"]
    };
    const request = client.buildRequest("GET", "/v1/customers/external/{external_id}/members", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      409: AmbiguousExternalCustomerID,
      422: HTTPValidationError
    });
  };
};
var iterListExternalMembers = (client) => {
  return async function* (external_id, query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listExternalMembers(client)(external_id, {
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
var createExternalMembers = (client) => {
  return async (external_id_path, body, requestOptions) => {
    const pathParams = { external_id: external_id_path };
    const request = client.buildRequest("POST", "/v1/customers/external/{external_id}/members", pathParams, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      403: NotPermitted,
      404: ResourceNotFound,
      409: AmbiguousExternalCustomerID,
      422: HTTPValidationError
    });
  };
};
var getMembers = (client) => {
  return async (id, member_id, requestOptions) => {
    const pathParams = {
      id,
      member_id
    };
    const request = client.buildRequest("GET", "/v1/customers/{id}/members/{member_id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var deleteMembers = (client) => {
  return async (id, member_id, requestOptions) => {
    const pathParams = {
      id,
      member_id
    };
    const request = client.buildRequest("DELETE", "/v1/customers/{id}/members/{member_id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "none", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var updateMembers = (client) => {
  return async (id, member_id, body, requestOptions) => {
    const pathParams = {
      id,
      member_id
    };
    const request = client.buildRequest("PATCH", "/v1/customers/{id}/members/{member_id}", pathParams, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var getExternalMembers = (client) => {
  return async (external_id, member_external_id, requestOptions) => {
    const pathParams = {
      external_id,
      member_external_id
    };
    const request = client.buildRequest("GET", "/v1/customers/external/{external_id}/members/{member_external_id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      409: AmbiguousExternalCustomerID,
      422: HTTPValidationError
    });
  };
};
var deleteExternalMembers = (client) => {
  return async (external_id, member_external_id, requestOptions) => {
    const pathParams = {
      external_id,
      member_external_id
    };
    const request = client.buildRequest("DELETE", "/v1/customers/external/{external_id}/members/{member_external_id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "none", {
      404: ResourceNotFound,
      409: AmbiguousExternalCustomerID,
      422: HTTPValidationError
    });
  };
};
var updateExternalMembers = (client) => {
  return async (external_id, member_external_id, body, requestOptions) => {
    const pathParams = {
      external_id,
      member_external_id
    };
    const request = client.buildRequest("PATCH", "/v1/customers/external/{external_id}/members/{member_external_id}", pathParams, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      409: AmbiguousExternalCustomerID,
      422: HTTPValidationError
    });
  };
};
function createMembersService2(client) {
  return {
    list: listMembers(client),
    create: createMembers(client),
    listExternal: listExternalMembers(client),
    createExternal: createExternalMembers(client),
    get: getMembers(client),
    delete: deleteMembers(client),
    update: updateMembers(client),
    getExternal: getExternalMembers(client),
    deleteExternal: deleteExternalMembers(client),
    updateExternal: updateExternalMembers(client),
    iterList: iterListMembers(client),
    iterListExternal: iterListExternalMembers(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/customers/index.mjs
var listCustomers = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      organization_id: query?.organization_id,
      email: query?.email,
      query: query?.query,
      active: query?.active,
      page: query?.page ?? 1,
      limit: query?.limit ?? 10,
      sorting: query?.sorting ?? ["-created_at"],
      metadata: query?.metadata
    };
    const request = client.buildRequest("GET", "/v1/customers/", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var iterListCustomers = (client) => {
  return async function* (query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listCustomers(client)({
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
var createCustomers = (client) => {
  return async (body, requestOptions) => {
    const request = client.buildRequest("POST", "/v1/customers/", {}, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var exportCustomers = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = { organization_id: query?.organization_id };
    const request = client.buildRequest("GET", "/v1/customers/export", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "text", { 422: HTTPValidationError });
  };
};
var getCustomers2 = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("GET", "/v1/customers/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var deleteCustomers = (client) => {
  return async (id, query, requestOptions) => {
    const pathParams = { id };
    const queryParams = { anonymize: query?.anonymize };
    const request = client.buildRequest("DELETE", "/v1/customers/{id}", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "none", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var updateCustomers2 = (client) => {
  return async (id, body, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("PATCH", "/v1/customers/{id}", pathParams, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var getExternalCustomers = (client) => {
  return async (external_id, requestOptions) => {
    const pathParams = { external_id };
    const request = client.buildRequest("GET", "/v1/customers/external/{external_id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var deleteExternalCustomers = (client) => {
  return async (external_id, query, requestOptions) => {
    const pathParams = { external_id };
    const queryParams = { anonymize: query?.anonymize };
    const request = client.buildRequest("DELETE", "/v1/customers/external/{external_id}", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "none", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var updateExternalCustomers = (client) => {
  return async (external_id, body, requestOptions) => {
    const pathParams = { external_id };
    const request = client.buildRequest("PATCH", "/v1/customers/external/{external_id}", pathParams, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var getStateCustomers = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("GET", "/v1/customers/{id}/state", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var getStateExternalCustomers = (client) => {
  return async (external_id, requestOptions) => {
    const pathParams = { external_id };
    const request = client.buildRequest("GET", "/v1/customers/external/{external_id}/state", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var listPaymentMethodsCustomers2 = (client) => {
  return async (id, query, requestOptions) => {
    const pathParams = { id };
    const queryParams = {
      page: query?.page ?? 1,
      limit: query?.limit ?? 10
    };
    const request = client.buildRequest("GET", "/v1/customers/{id}/payment-methods", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var iterListPaymentMethodsCustomers2 = (client) => {
  return async function* (id, query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listPaymentMethodsCustomers2(client)(id, {
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
var listPaymentMethodsExternalCustomers = (client) => {
  return async (external_id, query, requestOptions) => {
    const pathParams = { external_id };
    const queryParams = {
      page: query?.page ?? 1,
      limit: query?.limit ?? 10
    };
    const request = client.buildRequest("GET", "/v1/customers/external/{external_id}/payment-methods", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var iterListPaymentMethodsExternalCustomers = (client) => {
  return async function* (external_id, query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listPaymentMethodsExternalCustomers(client)(external_id, {
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
function createCustomersService2(client) {
  return {
    list: listCustomers(client),
    create: createCustomers(client),
    export: exportCustomers(client),
    get: getCustomers2(client),
    delete: deleteCustomers(client),
    update: updateCustomers2(client),
    getExternal: getExternalCustomers(client),
    deleteExternal: deleteExternalCustomers(client),
    updateExternal: updateExternalCustomers(client),
    getState: getStateCustomers(client),
    getStateExternal: getStateExternalCustomers(client),
    listPaymentMethods: listPaymentMethodsCustomers2(client),
    listPaymentMethodsExternal: listPaymentMethodsExternalCustomers(client),
    iterList: iterListCustomers(client),
    iterListPaymentMethods: iterListPaymentMethodsCustomers2(client),
    iterListPaymentMethodsExternal: iterListPaymentMethodsExternalCustomers(client),
    members: createMembersService2(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/discounts.mjs
var listDiscounts = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      organization_id: query?.organization_id,
      query: query?.query,
      page: query?.page ?? 1,
      limit: query?.limit ?? 10,
      sorting: query?.sorting ?? ["-created_at"]
    };
    const request = client.buildRequest("GET", "/v1/discounts/", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var iterListDiscounts = (client) => {
  return async function* (query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listDiscounts(client)({
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
var createDiscounts = (client) => {
  return async (body, requestOptions) => {
    const request = client.buildRequest("POST", "/v1/discounts/", {}, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var getDiscounts = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("GET", "/v1/discounts/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var deleteDiscounts = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("DELETE", "/v1/discounts/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "none", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var updateDiscounts = (client) => {
  return async (id, body, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("PATCH", "/v1/discounts/{id}", pathParams, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
function createDiscountsService(client) {
  return {
    list: listDiscounts(client),
    create: createDiscounts(client),
    get: getDiscounts(client),
    delete: deleteDiscounts(client),
    update: updateDiscounts(client),
    iterList: iterListDiscounts(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/disputes.mjs
var listDisputes = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      organization_id: query?.organization_id,
      order_id: query?.order_id,
      status: query?.status,
      page: query?.page ?? 1,
      limit: query?.limit ?? 10,
      sorting: query?.sorting ?? ["-created_at"]
    };
    const request = client.buildRequest("GET", "/v1/disputes/", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var iterListDisputes = (client) => {
  return async function* (query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listDisputes(client)({
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
var getDisputes = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("GET", "/v1/disputes/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var acceptDisputes = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("POST", "/v1/disputes/{id}/accept", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      409: DisputeNotOpenError,
      422: HTTPValidationError
    });
  };
};
function createDisputesService(client) {
  return {
    list: listDisputes(client),
    get: getDisputes(client),
    accept: acceptDisputes(client),
    iterList: iterListDisputes(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/event_types.mjs
var listEventTypes = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      organization_id: query?.organization_id,
      customer_id: query?.customer_id,
      external_customer_id: query?.external_customer_id,
      query: query?.query,
      root_events: query?.root_events,
      parent_id: query?.parent_id,
      source: query?.source,
      page: query?.page ?? 1,
      limit: query?.limit ?? 10,
      sorting: query?.sorting ?? ["-last_seen"]
    };
    const request = client.buildRequest("GET", "/v1/event-types/", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var iterListEventTypes = (client) => {
  return async function* (query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listEventTypes(client)({
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
var updateEventTypes = (client) => {
  return async (id, body, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("PATCH", "/v1/event-types/{id}", pathParams, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: EventTypesUpdate404Error,
      422: HTTPValidationError
    });
  };
};
function createEventTypesService(client) {
  return {
    list: listEventTypes(client),
    update: updateEventTypes(client),
    iterList: iterListEventTypes(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/events.mjs
var listEvents = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      filter: query?.filter,
      start_timestamp: query?.start_timestamp,
      end_timestamp: query?.end_timestamp,
      organization_id: query?.organization_id,
      customer_id: query?.customer_id,
      external_customer_id: query?.external_customer_id,
      meter_id: query?.meter_id,
      name: query?.name,
      source: query?.source,
      query: query?.query,
      parent_id: query?.parent_id,
      depth: query?.depth,
      page: query?.page ?? 1,
      limit: query?.limit ?? 10,
      sorting: query?.sorting ?? ["-timestamp"],
      metadata: query?.metadata
    };
    const request = client.buildRequest("GET", "/v1/events/", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var listNamesEvents = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      organization_id: query?.organization_id,
      customer_id: query?.customer_id,
      external_customer_id: query?.external_customer_id,
      source: query?.source,
      query: query?.query,
      page: query?.page ?? 1,
      limit: query?.limit ?? 10,
      sorting: query?.sorting ?? ["-last_seen"]
    };
    const request = client.buildRequest("GET", "/v1/events/names", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var iterListNamesEvents = (client) => {
  return async function* (query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listNamesEvents(client)({
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
var getEvents = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("GET", "/v1/events/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var ingestEvents = (client) => {
  return async (body, requestOptions) => {
    const request = client.buildRequest("POST", "/v1/events/ingest", {}, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
function createEventsService(client) {
  return {
    list: listEvents(client),
    listNames: listNamesEvents(client),
    get: getEvents(client),
    ingest: ingestEvents(client),
    iterListNames: iterListNamesEvents(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/files.mjs
var listFiles = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      organization_id: query?.organization_id,
      ids: query?.ids,
      page: query?.page ?? 1,
      limit: query?.limit ?? 10
    };
    const request = client.buildRequest("GET", "/v1/files/", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var iterListFiles = (client) => {
  return async function* (query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listFiles(client)({
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
var createFiles = (client) => {
  return async (body, requestOptions) => {
    const request = client.buildRequest("POST", "/v1/files/", {}, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var uploadedFiles = (client) => {
  return async (id_path, body, requestOptions) => {
    const pathParams = { id: id_path };
    const request = client.buildRequest("POST", "/v1/files/{id}/uploaded", pathParams, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      403: NotPermitted,
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var deleteFiles = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("DELETE", "/v1/files/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "none", {
      403: NotPermitted,
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var updateFiles = (client) => {
  return async (id, body, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("PATCH", "/v1/files/{id}", pathParams, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      403: NotPermitted,
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
function createFilesService(client) {
  return {
    list: listFiles(client),
    create: createFiles(client),
    uploaded: uploadedFiles(client),
    delete: deleteFiles(client),
    update: updateFiles(client),
    iterList: iterListFiles(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/license_keys.mjs
var listLicenseKeys2 = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      organization_id: query?.organization_id,
      benefit_id: query?.benefit_id,
      status: query?.status,
      page: query?.page ?? 1,
      limit: query?.limit ?? 10
    };
    const request = client.buildRequest("GET", "/v1/license-keys/", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      401: Unauthorized,
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var iterListLicenseKeys2 = (client) => {
  return async function* (query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listLicenseKeys2(client)({
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
var getLicenseKeys2 = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("GET", "/v1/license-keys/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      401: Unauthorized,
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var updateLicenseKeys = (client) => {
  return async (id, body, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("PATCH", "/v1/license-keys/{id}", pathParams, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      401: Unauthorized,
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var rotateLicenseKeys2 = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("POST", "/v1/license-keys/{id}/rotate", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      400: RotateNotPermitted,
      401: Unauthorized,
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var getActivationLicenseKeys = (client) => {
  return async (id, activation_id, requestOptions) => {
    const pathParams = {
      id,
      activation_id
    };
    const request = client.buildRequest("GET", "/v1/license-keys/{id}/activations/{activation_id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      401: Unauthorized,
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var validateLicenseKeys2 = (client) => {
  return async (body, requestOptions) => {
    const request = client.buildRequest("POST", "/v1/license-keys/validate", {}, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      400: BadRequest,
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var activateLicenseKeys2 = (client) => {
  return async (body, requestOptions) => {
    const request = client.buildRequest("POST", "/v1/license-keys/activate", {}, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      403: NotPermitted,
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var deactivateLicenseKeys2 = (client) => {
  return async (body, requestOptions) => {
    const request = client.buildRequest("POST", "/v1/license-keys/deactivate", {}, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "none", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
function createLicenseKeysService2(client) {
  return {
    list: listLicenseKeys2(client),
    get: getLicenseKeys2(client),
    update: updateLicenseKeys(client),
    rotate: rotateLicenseKeys2(client),
    getActivation: getActivationLicenseKeys(client),
    validate: validateLicenseKeys2(client),
    activate: activateLicenseKeys2(client),
    deactivate: deactivateLicenseKeys2(client),
    iterList: iterListLicenseKeys2(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/meters.mjs
var listMeters = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      organization_id: query?.organization_id,
      query: query?.query,
      is_archived: query?.is_archived,
      page: query?.page ?? 1,
      limit: query?.limit ?? 10,
      sorting: query?.sorting ?? ["name"],
      metadata: query?.metadata
    };
    const request = client.buildRequest("GET", "/v1/meters/", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var iterListMeters = (client) => {
  return async function* (query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listMeters(client)({
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
var createMeters = (client) => {
  return async (body, requestOptions) => {
    const request = client.buildRequest("POST", "/v1/meters/", {}, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var getMeters = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("GET", "/v1/meters/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var updateMeters = (client) => {
  return async (id, body, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("PATCH", "/v1/meters/{id}", pathParams, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var quantitiesMeters = (client) => {
  return async (id, query, requestOptions) => {
    const pathParams = { id };
    const queryParams = {
      start_timestamp: query.start_timestamp,
      end_timestamp: query.end_timestamp,
      interval: query.interval,
      timezone: query?.timezone ?? "UTC",
      customer_id: query?.customer_id,
      external_customer_id: query?.external_customer_id,
      customer_aggregation_function: query?.customer_aggregation_function,
      metadata: query?.metadata
    };
    const request = client.buildRequest("GET", "/v1/meters/{id}/quantities", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
function createMetersService(client) {
  return {
    list: listMeters(client),
    create: createMeters(client),
    get: getMeters(client),
    update: updateMeters(client),
    quantities: quantitiesMeters(client),
    iterList: iterListMeters(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/metrics.mjs
var getMetrics = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      start_date: query.start_date,
      end_date: query.end_date,
      timezone: query?.timezone ?? "UTC",
      interval: query.interval,
      organization_id: query?.organization_id,
      product_id: query?.product_id,
      billing_type: query?.billing_type,
      customer_id: query?.customer_id,
      metrics: query?.metrics
    };
    const request = client.buildRequest("GET", "/v1/metrics/", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var exportMetrics = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      start_date: query.start_date,
      end_date: query.end_date,
      timezone: query?.timezone ?? "UTC",
      interval: query.interval,
      organization_id: query?.organization_id,
      product_id: query?.product_id,
      billing_type: query?.billing_type,
      customer_id: query?.customer_id,
      metrics: query?.metrics
    };
    const request = client.buildRequest("GET", "/v1/metrics/export", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "text", { 422: HTTPValidationError });
  };
};
var limitsMetrics = (client) => {
  return async (requestOptions) => {
    const request = client.buildRequest("GET", "/v1/metrics/limits", {}, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {});
  };
};
var listDashboardsMetrics = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = { organization_id: query?.organization_id };
    const request = client.buildRequest("GET", "/v1/metrics/dashboards", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var createDashboardMetrics = (client) => {
  return async (body, requestOptions) => {
    const request = client.buildRequest("POST", "/v1/metrics/dashboards", {}, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var getDashboardMetrics = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("GET", "/v1/metrics/dashboards/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var deleteDashboardMetrics = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("DELETE", "/v1/metrics/dashboards/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "none", { 422: HTTPValidationError });
  };
};
var updateDashboardMetrics = (client) => {
  return async (id, body, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("PATCH", "/v1/metrics/dashboards/{id}", pathParams, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
function createMetricsService(client) {
  return {
    get: getMetrics(client),
    export: exportMetrics(client),
    limits: limitsMetrics(client),
    listDashboards: listDashboardsMetrics(client),
    createDashboard: createDashboardMetrics(client),
    getDashboard: getDashboardMetrics(client),
    deleteDashboard: deleteDashboardMetrics(client),
    updateDashboard: updateDashboardMetrics(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/oauth2/clients/oauth2.mjs
var createClientOauth2 = (client) => {
  return async (body, requestOptions) => {
    const request = client.buildRequest("POST", "/v1/oauth2/register", {}, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var getClientOauth2 = (client) => {
  return async (client_id, requestOptions) => {
    const pathParams = { client_id };
    const request = client.buildRequest("GET", "/v1/oauth2/register/{client_id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var updateClientOauth2 = (client) => {
  return async (client_id_path, body, requestOptions) => {
    const pathParams = { client_id: client_id_path };
    const request = client.buildRequest("PUT", "/v1/oauth2/register/{client_id}", pathParams, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var deleteClientOauth2 = (client) => {
  return async (client_id, requestOptions) => {
    const pathParams = { client_id };
    const request = client.buildRequest("DELETE", "/v1/oauth2/register/{client_id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "none", { 422: HTTPValidationError });
  };
};
function createOauth2Service(client) {
  return {
    createClient: createClientOauth2(client),
    getClient: getClientOauth2(client),
    updateClient: updateClientOauth2(client),
    deleteClient: deleteClientOauth2(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/oauth2/clients/index.mjs
function createClientsService(client) {
  return { oauth2: createOauth2Service(client) };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/oauth2/index.mjs
var authorizeOauth2 = (client) => {
  return async (requestOptions) => {
    const request = client.buildRequest("GET", "/v1/oauth2/authorize", {}, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {});
  };
};
var requestTokenOauth2 = (client) => {
  return async (requestOptions) => {
    const request = client.buildRequest("POST", "/v1/oauth2/token", {}, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {});
  };
};
var revokeTokenOauth2 = (client) => {
  return async (requestOptions) => {
    const request = client.buildRequest("POST", "/v1/oauth2/revoke", {}, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {});
  };
};
var introspectTokenOauth2 = (client) => {
  return async (requestOptions) => {
    const request = client.buildRequest("POST", "/v1/oauth2/introspect", {}, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {});
  };
};
var userinfoOauth2 = (client) => {
  return async (requestOptions) => {
    const request = client.buildRequest("GET", "/v1/oauth2/userinfo", {}, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {});
  };
};
function createOauth2Service2(client) {
  return {
    authorize: authorizeOauth2(client),
    requestToken: requestTokenOauth2(client),
    revokeToken: revokeTokenOauth2(client),
    introspectToken: introspectTokenOauth2(client),
    userinfo: userinfoOauth2(client),
    clients: createClientsService(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/orders.mjs
var listOrders2 = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      organization_id: query?.organization_id,
      product_id: query?.product_id,
      product_billing_type: query?.product_billing_type,
      discount_id: query?.discount_id,
      customer_id: query?.customer_id,
      external_customer_id: query?.external_customer_id,
      checkout_id: query?.checkout_id,
      subscription_id: query?.subscription_id,
      status: query?.status,
      created_after: query?.created_after,
      created_before: query?.created_before,
      page: query?.page ?? 1,
      limit: query?.limit ?? 10,
      sorting: query?.sorting ?? ["-created_at"],
      metadata: query?.metadata
    };
    const request = client.buildRequest("GET", "/v1/orders/", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var iterListOrders2 = (client) => {
  return async function* (query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listOrders2(client)({
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
var createOrders = (client) => {
  return async (body, requestOptions) => {
    const request = client.buildRequest("POST", "/v1/orders/", {}, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var exportOrders = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      organization_id: query?.organization_id,
      product_id: query?.product_id,
      status: query?.status,
      created_after: query?.created_after,
      created_before: query?.created_before,
      timezone: query?.timezone ?? "UTC",
      columns: query?.columns
    };
    const request = client.buildRequest("GET", "/v1/orders/export", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "text", { 422: HTTPValidationError });
  };
};
var getOrders2 = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("GET", "/v1/orders/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var updateOrders2 = (client) => {
  return async (id, body, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("PATCH", "/v1/orders/{id}", pathParams, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var finalizeOrders = (client) => {
  return async (id, body, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("POST", "/v1/orders/{id}/finalize", pathParams, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      402: OrdersFinalize402Error,
      403: OrdersFinalize403Error,
      404: ResourceNotFound,
      412: OrderNotDraft,
      422: HTTPValidationError
    });
  };
};
var invoiceOrders2 = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("GET", "/v1/orders/{id}/invoice", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var generateInvoiceOrders2 = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("POST", "/v1/orders/{id}/invoice", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      409: OrderNotEligibleForInvoice,
      422: MissingInvoiceBillingDetails
    });
  };
};
var receiptOrders2 = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("GET", "/v1/orders/{id}/receipt", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
function createOrdersService2(client) {
  return {
    list: listOrders2(client),
    create: createOrders(client),
    export: exportOrders(client),
    get: getOrders2(client),
    update: updateOrders2(client),
    finalize: finalizeOrders(client),
    invoice: invoiceOrders2(client),
    generateInvoice: generateInvoiceOrders2(client),
    receipt: receiptOrders2(client),
    iterList: iterListOrders2(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/organizations.mjs
var listOrganizations = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      slug: query?.slug,
      page: query?.page ?? 1,
      limit: query?.limit ?? 10,
      sorting: query?.sorting ?? ["created_at"]
    };
    const request = client.buildRequest("GET", "/v1/organizations/", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var iterListOrganizations = (client) => {
  return async function* (query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listOrganizations(client)({
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
var createOrganizations = (client) => {
  return async (body, requestOptions) => {
    const request = client.buildRequest("POST", "/v1/organizations/", {}, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      403: CannotCreateOrganizationError,
      422: HTTPValidationError
    });
  };
};
var getOrganizations2 = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("GET", "/v1/organizations/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var updateOrganizations = (client) => {
  return async (id, body, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("PATCH", "/v1/organizations/{id}", pathParams, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      403: OrganizationsUpdate403Error,
      404: ResourceNotFound,
      409: SSOEnforcementRequiresConnection,
      422: HTTPValidationError
    });
  };
};
function createOrganizationsService2(client) {
  return {
    list: listOrganizations(client),
    create: createOrganizations(client),
    get: getOrganizations2(client),
    update: updateOrganizations(client),
    iterList: iterListOrganizations(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/payments.mjs
var listPayments = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      organization_id: query?.organization_id,
      checkout_id: query?.checkout_id,
      order_id: query?.order_id,
      customer_id: query?.customer_id,
      status: query?.status,
      method: query?.method,
      customer_email: query?.customer_email,
      page: query?.page ?? 1,
      limit: query?.limit ?? 10,
      sorting: query?.sorting ?? ["-created_at"]
    };
    const request = client.buildRequest("GET", "/v1/payments/", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var iterListPayments = (client) => {
  return async function* (query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listPayments(client)({
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
var getPayments = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("GET", "/v1/payments/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
function createPaymentsService(client) {
  return {
    list: listPayments(client),
    get: getPayments(client),
    iterList: iterListPayments(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/products.mjs
var listProducts = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      id: query?.id,
      organization_id: query?.organization_id,
      query: query?.query,
      is_archived: query?.is_archived,
      is_recurring: query?.is_recurring,
      benefit_id: query?.benefit_id,
      visibility: query?.visibility,
      page: query?.page ?? 1,
      limit: query?.limit ?? 10,
      sorting: query?.sorting ?? ["-created_at"],
      metadata: query?.metadata
    };
    const request = client.buildRequest("GET", "/v1/products/", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var iterListProducts = (client) => {
  return async function* (query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listProducts(client)({
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
var createProducts = (client) => {
  return async (body, requestOptions) => {
    const request = client.buildRequest("POST", "/v1/products/", {}, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var getProducts = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("GET", "/v1/products/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var deleteProducts = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("DELETE", "/v1/products/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "none", {
      403: NotPermitted,
      404: ResourceNotFound,
      409: ProductNotDeletable,
      422: HTTPValidationError
    });
  };
};
var updateProducts = (client) => {
  return async (id, body, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("PATCH", "/v1/products/{id}", pathParams, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      403: NotPermitted,
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var updateBenefitsProducts = (client) => {
  return async (id, body, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("POST", "/v1/products/{id}/benefits", pathParams, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      403: NotPermitted,
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
function createProductsService(client) {
  return {
    list: listProducts(client),
    create: createProducts(client),
    get: getProducts(client),
    delete: deleteProducts(client),
    update: updateProducts(client),
    updateBenefits: updateBenefitsProducts(client),
    iterList: iterListProducts(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/refunds.mjs
var listRefunds = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      id: query?.id,
      organization_id: query?.organization_id,
      order_id: query?.order_id,
      subscription_id: query?.subscription_id,
      customer_id: query?.customer_id,
      external_customer_id: query?.external_customer_id,
      succeeded: query?.succeeded,
      page: query?.page ?? 1,
      limit: query?.limit ?? 10,
      sorting: query?.sorting ?? ["-created_at"]
    };
    const request = client.buildRequest("GET", "/v1/refunds/", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var iterListRefunds = (client) => {
  return async function* (query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listRefunds(client)({
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
var createRefunds = (client) => {
  return async (body, requestOptions) => {
    const request = client.buildRequest("POST", "/v1/refunds/", {}, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      403: RefundedAlready,
      422: HTTPValidationError
    });
  };
};
function createRefundsService(client) {
  return {
    list: listRefunds(client),
    create: createRefunds(client),
    iterList: iterListRefunds(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/subscriptions.mjs
var listSubscriptions2 = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      organization_id: query?.organization_id,
      product_id: query?.product_id,
      customer_id: query?.customer_id,
      external_customer_id: query?.external_customer_id,
      discount_id: query?.discount_id,
      active: query?.active,
      status: query?.status,
      cancel_at_period_end: query?.cancel_at_period_end,
      customer_cancellation_reason: query?.customer_cancellation_reason,
      canceled_at_after: query?.canceled_at_after,
      canceled_at_before: query?.canceled_at_before,
      started_after: query?.started_after,
      started_before: query?.started_before,
      page: query?.page ?? 1,
      limit: query?.limit ?? 10,
      sorting: query?.sorting ?? ["-started_at"],
      metadata: query?.metadata
    };
    const request = client.buildRequest("GET", "/v1/subscriptions/", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var iterListSubscriptions2 = (client) => {
  return async function* (query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listSubscriptions2(client)({
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
var createSubscriptions = (client) => {
  return async (body, requestOptions) => {
    const request = client.buildRequest("POST", "/v1/subscriptions/", {}, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var exportSubscriptions = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      organization_id: query?.organization_id,
      product_id: query?.product_id,
      status: query?.status,
      cancel_at_period_end: query?.cancel_at_period_end,
      started_after: query?.started_after,
      started_before: query?.started_before,
      timezone: query?.timezone ?? "UTC",
      columns: query?.columns
    };
    const request = client.buildRequest("GET", "/v1/subscriptions/export", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "text", { 422: HTTPValidationError });
  };
};
var getSubscriptions2 = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("GET", "/v1/subscriptions/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var revokeSubscriptions = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("DELETE", "/v1/subscriptions/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      403: AlreadyCanceledSubscription,
      404: ResourceNotFound,
      409: SubscriptionLocked,
      422: HTTPValidationError
    });
  };
};
var updateSubscriptions2 = (client) => {
  return async (id, body, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("PATCH", "/v1/subscriptions/{id}", pathParams, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      402: SubscriptionsUpdate402Error,
      403: SubscriptionsUpdate403Error,
      404: ResourceNotFound,
      409: SubscriptionsUpdate409Error,
      422: HTTPValidationError
    });
  };
};
function createSubscriptionsService2(client) {
  return {
    list: listSubscriptions2(client),
    create: createSubscriptions(client),
    export: exportSubscriptions(client),
    get: getSubscriptions2(client),
    revoke: revokeSubscriptions(client),
    update: updateSubscriptions2(client),
    iterList: iterListSubscriptions2(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/services/webhooks.mjs
var listWebhookEndpointsWebhooks = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      organization_id: query?.organization_id,
      page: query?.page ?? 1,
      limit: query?.limit ?? 10
    };
    const request = client.buildRequest("GET", "/v1/webhooks/endpoints", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var iterListWebhookEndpointsWebhooks = (client) => {
  return async function* (query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listWebhookEndpointsWebhooks(client)({
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
var createWebhookEndpointWebhooks = (client) => {
  return async (body, requestOptions) => {
    const request = client.buildRequest("POST", "/v1/webhooks/endpoints", {}, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var getWebhookEndpointWebhooks = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("GET", "/v1/webhooks/endpoints/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var deleteWebhookEndpointWebhooks = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("DELETE", "/v1/webhooks/endpoints/{id}", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "none", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var updateWebhookEndpointWebhooks = (client) => {
  return async (id, body, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("PATCH", "/v1/webhooks/endpoints/{id}", pathParams, {}, body);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var resetWebhookEndpointSecretWebhooks = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("PATCH", "/v1/webhooks/endpoints/{id}/secret", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
var listWebhookDeliveriesWebhooks = (client) => {
  return async (query, requestOptions) => {
    const pathParams = {};
    const queryParams = {
      endpoint_id: query?.endpoint_id,
      start_timestamp: query?.start_timestamp,
      end_timestamp: query?.end_timestamp,
      succeeded: query?.succeeded,
      query: query?.query,
      http_code_class: query?.http_code_class,
      event_type: query?.event_type,
      page: query?.page ?? 1,
      limit: query?.limit ?? 10
    };
    const request = client.buildRequest("GET", "/v1/webhooks/deliveries", pathParams, queryParams, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", { 422: HTTPValidationError });
  };
};
var iterListWebhookDeliveriesWebhooks = (client) => {
  return async function* (query, requestOptions) {
    let page;
    page = query?.page ?? 1;
    let limit;
    limit = query?.limit;
    while (true) {
      const response = await listWebhookDeliveriesWebhooks(client)({
        ...query,
        page,
        limit
      }, requestOptions);
      for (const item of response.items) yield item;
      if (page >= response.pagination.max_page) break;
      page++;
    }
  };
};
var redeliverWebhookEventWebhooks = (client) => {
  return async (id, requestOptions) => {
    const pathParams = { id };
    const request = client.buildRequest("POST", "/v1/webhooks/events/{id}/redeliver", pathParams, {}, void 0);
    const response = await client.sendRequest(request, requestOptions);
    return client.parseResponse(response, "json", {
      404: ResourceNotFound,
      422: HTTPValidationError
    });
  };
};
function createWebhooksService(client) {
  return {
    listWebhookEndpoints: listWebhookEndpointsWebhooks(client),
    createWebhookEndpoint: createWebhookEndpointWebhooks(client),
    getWebhookEndpoint: getWebhookEndpointWebhooks(client),
    deleteWebhookEndpoint: deleteWebhookEndpointWebhooks(client),
    updateWebhookEndpoint: updateWebhookEndpointWebhooks(client),
    resetWebhookEndpointSecret: resetWebhookEndpointSecretWebhooks(client),
    listWebhookDeliveries: listWebhookDeliveriesWebhooks(client),
    redeliverWebhookEvent: redeliverWebhookEventWebhooks(client),
    iterListWebhookEndpoints: iterListWebhookEndpointsWebhooks(client),
    iterListWebhookDeliveries: iterListWebhookDeliveriesWebhooks(client)
  };
}

// node_modules/@polar-sh/sdk/dist/2026-10/index.mjs
var SERVERS = {
  production: "https://api.polar.sh",
  sandbox: "https://sandbox-api.polar.sh"
};
function createPolarCore(options) {
  return new ClientBase({
    ...options,
    baseUrl: resolveBaseUrl(SERVERS, options.environment ?? "production", options.baseUrl),
    version: "2026-10"
  });
}
function createPolar(options) {
  const client = createPolarCore(options);
  return {
    organizations: createOrganizationsService2(client),
    subscriptions: createSubscriptionsService2(client),
    oauth2: createOauth2Service2(client),
    benefits: createBenefitsService(client),
    benefitGrants: createBenefitGrantsService(client),
    webhooks: createWebhooksService(client),
    products: createProductsService(client),
    orders: createOrdersService2(client),
    refunds: createRefundsService(client),
    disputes: createDisputesService(client),
    checkouts: createCheckoutsService(client),
    files: createFilesService(client),
    metrics: createMetricsService(client),
    licenseKeys: createLicenseKeysService2(client),
    checkoutLinks: createCheckoutLinksService(client),
    customFields: createCustomFieldsService(client),
    discounts: createDiscountsService(client),
    customers: createCustomersService2(client),
    customerPortal: createCustomerPortalService(client),
    customerSeats: createCustomerSeatsService(client),
    customerSessions: createCustomerSessionsService(client),
    events: createEventsService(client),
    eventTypes: createEventTypesService(client),
    meters: createMetersService(client),
    customerMeters: createCustomerMetersService(client),
    payments: createPaymentsService(client)
  };
}
var webhooks_exports = /* @__PURE__ */ __exportAll({
  PolarWebhookError: () => PolarWebhookError,
  PolarWebhookUnknownTypeError: () => PolarWebhookUnknownTypeError,
  PolarWebhookVerificationError: () => PolarWebhookVerificationError,
  validateEvent: () => validateEvent
});
var knownEventTypes = /* @__PURE__ */ new Set([
  "benefit.created",
  "benefit.updated",
  "benefit_grant.created",
  "benefit_grant.cycled",
  "benefit_grant.revoked",
  "benefit_grant.updated",
  "checkout.created",
  "checkout.expired",
  "checkout.updated",
  "customer.created",
  "customer.deleted",
  "customer.state_changed",
  "customer.updated",
  "customer_seat.assigned",
  "customer_seat.claimed",
  "customer_seat.revoked",
  "discount.created",
  "discount.deleted",
  "discount.updated",
  "member.created",
  "member.deleted",
  "member.updated",
  "order.created",
  "order.paid",
  "order.refunded",
  "order.updated",
  "organization.updated",
  "product.created",
  "product.updated",
  "refund.created",
  "refund.updated",
  "subscription.active",
  "subscription.canceled",
  "subscription.created",
  "subscription.cycled",
  "subscription.migrated",
  "subscription.past_due",
  "subscription.paused",
  "subscription.resumed",
  "subscription.revoked",
  "subscription.uncanceled",
  "subscription.updated"
]);
var validateEvent = (body, headers, secret) => {
  return validateWebhook(body, headers, secret, knownEventTypes);
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  createPolar,
  webhooks
});
