import { nullable } from "../codec/collections.js";
import { entity, optional } from "../codec/entity.js";
import { string } from "../codec/primitives.js";
/** The platform's account of a customer, from before customers were records of their own. */
export const User = /* @__PURE__ */ (() => (entity('User', {
    id: string,
    email: string,
    publicName: string,
    avatarUrl: optional(nullable(string)),
    githubUsername: optional(nullable(string)),
})))();
//# sourceMappingURL=user.js.map