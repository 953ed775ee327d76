import { map } from "../codec/collections.js";
import { entity, optional, presumed } from "../codec/entity.js";
import { date, segment, string, unknown } from "../codec/primitives.js";
import { anyOf } from "../codec/query.js";
import { invalidRequest } from "../documentedErrors.js";
import { fileFields } from "../entities/file.js";
import { FileServiceTypes } from "../files.js";
import { listOperation, operation } from "../operation.js";
export const S3DownloadURL = /* @__PURE__ */ (() => (entity('S3DownloadURL', {
    url: string,
    headers: presumed(map(string), {}),
    expiresAt: date,
})))();
const downloadableRead = /* @__PURE__ */ (() => (entity('DownloadableRead', {
    id: string,
    benefitId: string,
    file: entity('FileDownload', {
        ...fileFields,
        download: S3DownloadURL,
        service: FileServiceTypes,
    }),
})))();
export const DownloadableRead = downloadableRead;
export const DownloadRedirect = /* @__PURE__ */ (() => (entity('DownloadRedirect', { location: optional(string) })))();
export const listDownloadables = /* @__PURE__ */ (() => (listOperation({
    name: 'customerPortal.downloadables.list',
    summary: 'List the files that the customer may download.',
    path: '/v1/customer-portal/downloadables/',
    auth: 'customerSession',
    query: { organizationId: anyOf(string), benefitId: anyOf(string) },
    items: DownloadableRead,
    errors: [invalidRequest],
})))();
export const getDownloadable = /* @__PURE__ */ (() => (operation({
    name: 'customerPortal.downloadables.get',
    summary: 'Get where a file is, by the token of its download address.',
    method: 'GET',
    path: '/v1/customer-portal/downloadables/{token}',
    auth: 'none',
    params: { token: segment },
    success: { 200: unknown, 302: DownloadRedirect },
    errors: [invalidRequest],
})))();
//# sourceMappingURL=downloadables.js.map