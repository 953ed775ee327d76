import js from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/node_modules/',
    '**/.cache/',
    'bench/**/node_modules/',
    'bench/frameworks/*/', // Each is a project of its own.
    'examples/', // Each is a project of its own.
    'e2e/skew/',
    'sdk/test/reference/',
  ]),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      // A number looks the same in a template as it does with `String()`.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Naming a property beside a rest element leaves it out of the rest.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // The interface of a codec's values gives them a name (io-ts idiom).
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
      // A codec and its type share one name (io-ts idiom).
      '@typescript-eslint/no-redeclare': 'off',
    },
  },
  {
    // What runs in browsers.
    files: ['{shell,*-mfe,store,ui,embed,remotes}/src/**', 'functions/src/client/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.name="fetch"]:not(:has(Property[key.name="signal"]))',
          message: 'A request that stalls would be waited for forever: pass a signal with a limit.',
        },
      ],
    },
  },
  {
    // Every kind of node is a subclass, and ts-morph creates its instances.
    files: ['sdk-codemod/src/**'],
    rules: { '@typescript-eslint/no-unsafe-class-instance-assignment': 'off' },
  },
  {
    // AssemblyScript: TypeScript's syntax, but a cast such as `<f32>` converts, and types are imported as values.
    files: ['studio/assembly/**'],
    rules: {
      '@typescript-eslint/consistent-type-assertions': 'off',
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
    },
  },
  { files: ['**/*.tsx'], extends: [reactHooks.configs.flat.recommended] },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  { files: ['**/*.cjs'], languageOptions: { globals: globals.node, sourceType: 'commonjs' } },
)
