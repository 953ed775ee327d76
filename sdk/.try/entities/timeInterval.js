import { closedEnum } from "../codec/collections.js";
export const TimeInterval = /* @__PURE__ */ (() => (closedEnum('year', 'month', 'week', 'day', 'hour')))();
//# sourceMappingURL=timeInterval.js.map