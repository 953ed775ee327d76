import { literal, nullable } from "../codec/collections.js";
import { entity, presumed } from "../codec/entity.js";
import { boolean, date, integer, string } from "../codec/primitives.js";
/** What every form of a file has. Checksums and the version are known once it is uploaded. */
export const fileFields = /* @__PURE__ */ (() => ({
    id: string,
    organizationId: string,
    name: string,
    path: string,
    mimeType: string,
    size: integer,
    storageVersion: nullable(string),
    checksumEtag: nullable(string),
    checksumSha256Base64: nullable(string),
    checksumSha256Hex: nullable(string),
    lastModifiedAt: nullable(date),
    version: nullable(string),
    isUploaded: presumed(boolean, false),
    sizeReadable: string,
}))();
const productMediaFileRead = /* @__PURE__ */ (() => (entity('ProductMediaFileRead', {
    ...fileFields,
    service: literal('product_media'),
    createdAt: date,
    publicUrl: string,
})))();
export const ProductMediaFileRead = productMediaFileRead;
//# sourceMappingURL=file.js.map