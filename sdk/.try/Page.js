import { list } from "./codec/collections.js";
import { entity } from "./codec/entity.js";
import { integer } from "./codec/primitives.js";
export const Pagination = /* @__PURE__ */ (() => (entity('Pagination', {
    totalCount: integer,
    maxPage: integer,
})))();
export const listResource = (of) => {
    const fields = { items: list(of), pagination: Pagination };
    return entity(`ListResource_${of.name}_`, fields);
};
/**
 * A page that leads on: iterate it for this page and all that follow, or `items()` for what they
 * hold. The call's signal and retries hold for every page, and each has the call's time-out anew. A
 * page that cannot be had throws a `BillingError`.
 */
export class Page {
    result;
    #next;
    constructor(result, next) {
        this.result = result;
        this.#next = next;
    }
    /** The page after this one, or null when this is the last. */
    next() {
        return this.#next && this.#next();
    }
    async *[Symbol.asyncIterator]() {
        for (let page = this; page; page = await page.next())
            yield page;
    }
    async *items() {
        for await (const page of this)
            yield* page.result.items;
    }
}
/** Whether another page is worth asking for: this one is full and not the last one. */
export const continues = ({ items, pagination }, page, limit) => page < pagination.maxPage && items.length > 0 && items.length >= limit;
//# sourceMappingURL=Page.js.map