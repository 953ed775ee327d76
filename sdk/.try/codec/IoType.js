/**
 * io-ts's `Type` as a class of its own, to be used wherever io-ts takes a codec. The original comes
 * with every combinator of its module, which weighs more in a bundle than this whole client.
 */
export class IoType {
    name;
    is;
    validate;
    encode;
    pipe = pipe;
    constructor(name, is, validate, encode) {
        this.name = name;
        this.is = is;
        this.validate = validate;
        this.encode = encode;
        // Callers pass it around on its own.
        this.decode = this.decode.bind(this);
    }
    decode(value) {
        return this.validate(value, [{ key: '', type: this, actual: value }]);
    }
    asDecoder() {
        return this;
    }
    asEncoder() {
        return this;
    }
}
function pipe(next, name) {
    return new IoType(name ?? `pipe(${this.name}, ${next.name})`, next.is, (value, context) => {
        const first = this.validate(value, context);
        return first._tag === 'Left' ? first : next.validate(first.right, context);
    }, (value) => this.encode(next.encode(value)));
}
//# sourceMappingURL=IoType.js.map