// Compiles assembly/ into dist/: the renderer with four lanes and with one, and the oil finish.
import { copyFile, cp } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import asc from 'assemblyscript/asc'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const build = '../node_modules/.cache/assembly'

for (const lanes of ['simd', 'scalar']) {
  await gather(lanes)
  await compile(`${build}/${lanes}/kernel.ts`, `kernel.${lanes}.wasm`)
}
await compile('../assembly/oil/oil.ts', 'oil.wasm')

/** Copies the kernel, and the ./lanes and ./layout that it imports, into one folder. */
async function gather(lanes) {
  const folder = `${build}/${lanes}`
  await cp(here('../assembly/kernel'), here(folder), { recursive: true })
  await copyFile(here(`../assembly/kernel/lanes.${lanes}.ts`), here(`${folder}/lanes.ts`))
  await copyFile(here('../src/kernel/layout.ts'), here(`${folder}/layout.ts`))
}

async function compile(source, target) {
  const { error, stderr } = await asc.main([
    here(source),
    ...['--outFile', here(`../dist/${target}`), '-O3', '--converge', '--noAssert'],
    ...['--runtime', 'stub', '--enable', 'simd', '--use', 'abort='],
    ...['--initialMemory', '4', '--memoryBase', '1024'],
    // Warns, at every exported function, that not all hosts can exchange v128 values; none are exchanged here.
    ...['--disableWarning', '112'],
  ])
  if (error) throw new Error(`${source} does not compile.\n${stderr.toString()}`)
}
