import { fail, run } from "./Run.js";
export const codec = (name, shape, read, write) => new WireType(name, shape, read, write);
/**
 * Has the form of io-ts's `Type`, which it does not extend: that one comes with every combinator of
 * its module, and they weigh more in a bundle than the rest of a small one.
 */
class WireType {
    name;
    shape;
    read;
    write;
    constructor(name, shape, read, write) {
        this.name = name;
        this.shape = shape;
        this.read = read;
        this.write = write;
    }
    is = (value) => {
        const attempt = run(false);
        this.write(value, attempt);
        return attempt.issues.length === 0;
    };
    encode = (value) => this.write(value, run(false));
    decode = (wire) => this.validate(wire, [{ key: '', type: this, actual: wire }]);
    validate = (value, context) => {
        const attempt = run(false);
        const right = this.read(value, attempt);
        if (attempt.issues.length === 0)
            return { _tag: 'Right', right };
        const left = attempt.issues.map(({ path, expected, got }) => ({
            value,
            context: [
                ...context,
                ...path.map((key) => ({ key: `${key}`, type: this, actual: undefined })),
            ],
            message: `expected ${expected}, got ${got}`,
        }));
        return { _tag: 'Left', left };
    };
    pipe = pipe;
    asDecoder() {
        return this;
    }
    asEncoder() {
        return this;
    }
}
function pipe(next, name = `pipe(${this.name}, ${next.name})`) {
    return codec(name, this.shape, (wire, run) => {
        const since = run.issues.length;
        const value = this.read(wire, run);
        const piped = run.issues.length === since ? next.decode(value) : undefined;
        return piped?._tag === 'Right' ? piped.right : fail(run, next.name, wire);
    }, (value, run) => (next.is(value) ? this.write(next.encode(value), run) : fail(run, name, value)));
}
//# sourceMappingURL=Codec.js.map