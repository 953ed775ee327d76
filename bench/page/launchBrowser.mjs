import { execFileSync } from 'node:child_process'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

/** The launch options for the browser that the project's tests use. */
export const found = JSON.parse(
  execFileSync(
    process.execPath,
    [fileURLToPath(new URL('../../tools/findBrowser.mjs', import.meta.url))],
    { encoding: 'utf8' },
  ),
)

export const launchBrowser = () =>
  chromium.launch({ ...found, env: { ...process.env, ...found.env } })
