// Compiles assembly/ into dist/: the renderer with four lanes and with one, the oil finish and the brush.
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import asc from 'assemblyscript/asc'

const root = fileURLToPath(new URL('..', import.meta.url))

await compile('assembly/kernel/kernel.ts', 'kernel.simd.wasm')
await compile('assembly/kernel/kernel.ts', 'kernel.scalar.wasm', {
  'assembly/kernel/lanes.ts': 'assembly/kernel/lanes.scalar.ts',
})
await compile('assembly/oil/oil.ts', 'oil.wasm')
await compile('assembly/brush/brush.ts', 'brush.wasm')

/** Compiles a module and what it imports; `instead` names files to read in the place of others. */
async function compile(source, target, instead = {}) {
  const { error, stderr } = await asc.main(
    [
      ...[source, '--baseDir', root],
      ...['--outFile', `dist/${target}`, '-O3', '--converge', '--noAssert'],
      ...['--runtime', 'stub', '--enable', 'simd', '--use', 'abort='],
      ...['--initialMemory', '4', '--memoryBase', '1024'],
      // Warns, at every exported function, that not all hosts can exchange v128 values; none are exchanged here.
      ...['--disableWarning', '112'],
    ],
    {
      // The compiler looks for a module under several names, and null tells it that there is no such file.
      readFile: (name, folder) =>
        readFile(resolve(folder, instead[name] ?? name), 'utf8').catch(() => null),
    },
  )
  if (error) throw new Error(`${source} does not compile.\n${stderr.toString()}`)
}
