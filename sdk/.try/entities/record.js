import { nullable } from "../codec/collections.js";
import { date, string } from "../codec/primitives.js";
/** What everything that the platform keeps has. */
export const record = /* @__PURE__ */ (() => ({
    id: string,
    createdAt: date,
    modifiedAt: nullable(date),
}))();
//# sourceMappingURL=record.js.map