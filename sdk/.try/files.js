import { list, literal, map, nullable, openEnum } from "./codec/collections.js";
import { entity, optional, presumed } from "./codec/entity.js";
import { date, integer, nothing, segment, string } from "./codec/primitives.js";
import { filter } from "./codec/query.js";
import { by, closedUnion, openUnion } from "./codec/union.js";
import { invalidRequest, notPermitted, resourceNotFound } from "./documentedErrors.js";
import { fileFields, ProductMediaFileRead } from "./entities/file.js";
import { json, listOperation, operation } from "./operation.js";
export { ProductMediaFileRead };
export const FileServiceTypes = /* @__PURE__ */ (() => (openEnum('downloadable', 'product_media', 'organization_avatar')))();
const downloadableFileRead = /* @__PURE__ */ (() => (entity('DownloadableFileRead', {
    ...fileFields,
    service: literal('downloadable'),
    createdAt: date,
})))();
export const DownloadableFileRead = downloadableFileRead;
const organizationAvatarFileRead = /* @__PURE__ */ (() => (entity('OrganizationAvatarFileRead', {
    ...fileFields,
    service: literal('organization_avatar'),
    createdAt: date,
    publicUrl: string,
})))();
export const OrganizationAvatarFileRead = organizationAvatarFileRead;
export const FileRead = /* @__PURE__ */ (() => (openUnion('FileRead', by('service'), {
    downloadable: DownloadableFileRead,
    product_media: ProductMediaFileRead,
    organization_avatar: OrganizationAvatarFileRead,
})))();
/** A piece of a file to upload; `chunkEnd` is the first byte after it. */
const uploadPart = /* @__PURE__ */ (() => ({
    number: integer,
    chunkStart: integer,
    chunkEnd: integer,
    checksumSha256Base64: optional(nullable(string)),
}))();
export const S3FileCreateMultipart = /* @__PURE__ */ (() => (entity('S3FileCreateMultipart', {
    parts: list(entity('S3FileCreatePart', uploadPart)),
})))();
export const S3FileUploadMultipart = /* @__PURE__ */ (() => (entity('S3FileUploadMultipart', {
    id: string,
    path: string,
    parts: list(entity('S3FileUploadPart', {
        ...uploadPart,
        url: string,
        expiresAt: date,
        headers: presumed(map(string), {}),
    })),
})))();
const fileUpload = /* @__PURE__ */ (() => (entity('FileUpload', {
    ...fileFields,
    upload: S3FileUploadMultipart,
    service: FileServiceTypes,
})))();
export const FileUpload = fileUpload;
const newFile = /* @__PURE__ */ (() => ({
    organizationId: optional(nullable(string)),
    name: string,
    mimeType: string,
    size: integer,
    checksumSha256Base64: optional(nullable(string)),
    upload: S3FileCreateMultipart,
    version: optional(nullable(string)),
}))();
export const FileCreate = /* @__PURE__ */ (() => (closedUnion('FileCreate', by('service'), {
    downloadable: entity('DownloadableFileCreate', { ...newFile, service: literal('downloadable') }),
    product_media: entity('ProductMediaFileCreate', {
        ...newFile,
        service: literal('product_media'),
    }),
    organization_avatar: entity('OrganizationAvatarFileCreate', {
        ...newFile,
        service: literal('organization_avatar'),
    }),
})))();
export const FileUploadCompleted = /* @__PURE__ */ (() => (entity('FileUploadCompleted', {
    id: string,
    path: string,
    parts: list(entity('S3FileUploadCompletedPart', {
        number: integer,
        checksumEtag: string,
        checksumSha256Base64: nullable(string),
    })),
})))();
export const FilePatch = /* @__PURE__ */ (() => (entity('FilePatch', {
    name: optional(nullable(string)),
    version: optional(nullable(string)),
})))();
export const listFiles = /* @__PURE__ */ (() => (listOperation({
    name: 'files.list',
    summary: 'List files.',
    path: '/v1/files/',
    auth: 'accessToken',
    query: { organizationId: filter(string), ids: filter(list(string)) },
    items: FileRead,
    errors: [invalidRequest],
})))();
export const createFile = /* @__PURE__ */ (() => (operation({
    name: 'files.create',
    summary: 'Create a file and get the addresses to upload its parts to.',
    method: 'POST',
    path: '/v1/files/',
    auth: 'accessToken',
    body: json(FileCreate),
    success: { 201: FileUpload },
    errors: [invalidRequest],
})))();
export const completeFileUpload = /* @__PURE__ */ (() => (operation({
    name: 'files.uploaded',
    summary: 'Say that all parts of a file have been uploaded.',
    method: 'POST',
    path: '/v1/files/{id}/uploaded',
    auth: 'accessToken',
    params: { id: segment },
    body: json(FileUploadCompleted, 'fileUploadCompleted'),
    success: { 200: FileRead },
    errors: [notPermitted, resourceNotFound, invalidRequest],
})))();
export const updateFile = /* @__PURE__ */ (() => (operation({
    name: 'files.update',
    summary: 'Change what is given of a file.',
    method: 'PATCH',
    path: '/v1/files/{id}',
    auth: 'accessToken',
    params: { id: segment },
    body: json(FilePatch, 'filePatch'),
    success: { 200: FileRead },
    errors: [notPermitted, resourceNotFound, invalidRequest],
})))();
export const deleteFile = /* @__PURE__ */ (() => (operation({
    name: 'files.delete',
    summary: 'Delete a file.',
    method: 'DELETE',
    path: '/v1/files/{id}',
    auth: 'accessToken',
    params: { id: segment },
    success: { 204: nothing },
    errors: [notPermitted, resourceNotFound, invalidRequest],
})))();
//# sourceMappingURL=files.js.map