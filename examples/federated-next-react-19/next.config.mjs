// Rendered on a server at build time, so that any static host can serve it.
export default { output: 'export', distDir: 'dist' }
