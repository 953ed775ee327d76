export * from './2026-10/index.ts'
