import { folderCircles } from './folderCircles.ts'

it('finds folders that import each other, but not a folder and one within it', () => {
  const files = [
    { path: 'a/one.ts', text: "import { b } from '../b/b.ts'\nimport { in } from './in/in.ts'" },
    { path: 'a/in/in.ts', text: "import '../two.ts'" },
    { path: 'b/b.ts', text: "const load = () => import('../a/two.ts')" },
    { path: 'c/c.ts', text: "import { b } from '../b/b.ts'" },
  ]
  expect(folderCircles(files)).toEqual(['a ⇄ b'])
})
