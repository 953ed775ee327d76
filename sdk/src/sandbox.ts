export type { Duration, Sandbox, SandboxOptions } from './sandbox/startSandbox.ts'
export { startSandbox } from './sandbox/startSandbox.ts'
