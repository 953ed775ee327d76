import { list } from "../codec/collections.js";
import { entity } from "../codec/entity.js";
import { segment } from "../codec/primitives.js";
import { invalidRequest, resourceNotFound } from "../documentedErrors.js";
import { ProductOffer, productOfferFields } from "../entities/product.js";
import { operation } from "../operation.js";
import { Organization } from "../organizations.js";
const customerOrganization = /* @__PURE__ */ (() => (entity('CustomerOrganization', {
    organization: Organization,
    products: list(ProductOffer),
})))();
export const CustomerOrganization = customerOrganization;
const customerProduct = /* @__PURE__ */ (() => (entity('CustomerProduct', {
    ...productOfferFields,
    organization: Organization,
})))();
export const CustomerProduct = customerProduct;
export const getCustomerOrganization = /* @__PURE__ */ (() => (operation({
    name: 'customerPortal.organizations.get',
    summary: 'Get a merchant and their products by the slug.',
    method: 'GET',
    path: '/v1/customer-portal/organizations/{slug}',
    auth: 'accessToken',
    params: { slug: segment },
    success: { 200: CustomerOrganization },
    errors: [resourceNotFound, invalidRequest],
})))();
//# sourceMappingURL=organizations.js.map