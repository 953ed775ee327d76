/**
 * Folders only import downwards: two that need each other, in any number of steps, belong in one folder, or what both
 * need in a third. A folder counts with everything in it. Tests may import from anywhere, so they are left out; that
 * takes a run of its own.
 */
const { options } = require('./.dependency-cruiser.cjs')

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular-folders',
      comment: 'Move what both folders need into a folder below them.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: {
      path: `${options.exclude.path}|node_modules|/dist/|\\.test\\.tsx?$|/test/|^examples/`,
    },
  },
}
