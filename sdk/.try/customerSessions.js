import { entity } from "./codec/entity.js";
import { date, string } from "./codec/primitives.js";
import { byPresence, closedUnion } from "./codec/union.js";
import { Customer } from "./customers.js";
import { invalidRequest } from "./documentedErrors.js";
import { record } from "./entities/record.js";
import { json, operation } from "./operation.js";
const customerSession = /* @__PURE__ */ (() => (entity('CustomerSession', {
    ...record,
    token: string,
    expiresAt: date,
    customerPortalUrl: string,
    customerId: string,
    customer: Customer,
})))();
export const CustomerSession = customerSession;
export const CustomerSessionCreate = /* @__PURE__ */ (() => (closedUnion('CustomerSessionCreate', byPresence('customerId', 'customerExternalId'), {
    customerId: entity('CustomerSessionCustomerIDCreate', { customerId: string }),
    customerExternalId: entity('CustomerSessionCustomerExternalIDCreate', {
        customerExternalId: string,
    }),
})))();
export const createCustomerSession = /* @__PURE__ */ (() => (operation({
    name: 'customerSessions.create',
    summary: 'Open the customer portal for a customer.',
    method: 'POST',
    path: '/v1/customer-sessions/',
    auth: 'accessToken',
    body: json(CustomerSessionCreate),
    success: { 201: CustomerSession },
    errors: [invalidRequest],
})))();
//# sourceMappingURL=customerSessions.js.map