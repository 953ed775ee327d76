export {};
//# sourceMappingURL=Shape.js.map