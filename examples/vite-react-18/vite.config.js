export default { oxc: { jsx: { runtime: 'automatic' } }, esbuild: { jsx: 'automatic' } }
