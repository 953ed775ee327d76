export {};
//# sourceMappingURL=TokenSource.js.map