import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'

/** Starts headless Chromium; see `findBrowser.mjs` for where it comes from. */
export const launchBrowser = (): Promise<Browser> => {
  const { executablePath, args, env } = JSON.parse(
    execFileSync(process.execPath, [join(__dirname, 'findBrowser.mjs')], { encoding: 'utf8' }),
  ) as { executablePath: string; args: string[]; env: Record<string, string> }
  return chromium.launch({ executablePath, args, env: { ...process.env, ...env } })
}
