import { entity } from "./codec/entity.js";
import { paging } from "./codec/query.js";
import { listResource } from "./Page.js";
export const json = (codec, key) => ({ encoding: 'json', codec, ...(key !== undefined && { key }) });
export const form = (codec) => ({ encoding: 'form', codec });
export const operation = (value) => runnable(value);
/** A GET for one page of a list of `items`; it takes `page` and `limit` beside its own query. */
export const listOperation = ({ items, ...value }) => runnable({
    ...value,
    method: 'GET',
    query: { ...value.query, ...paging },
    success: { 200: listResource(items) },
    paged: true,
});
const runnable = ({ params, query, ...rest }) => {
    const operation = {
        ...rest,
        ...(params && { params: entity('path', params) }),
        ...(query && { query: entity('query', query) }),
    };
    return Object.assign((core) => (...call) => core.run(operation, call), { operation });
};
//# sourceMappingURL=operation.js.map