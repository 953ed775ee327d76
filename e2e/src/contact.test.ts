import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { launchBrowser } from '../../tools/launchBrowser.ts'
import { openPage } from './openPage.ts'
import { freePorts, originOf, startLocal, type Ports, type Running } from './startLocal.ts'

jest.setTimeout(60_000)

let ports: Ports
let local: Running
let browser: Browser

beforeAll(async () => {
  ports = await freePorts()
  ;[local, browser] = await Promise.all([startLocal(ports), launchBrowser()])
})

afterAll(async () => {
  await browser.close()
  await local.stop()
})

it('asks for both fields, then sends the message and says so', async () => {
  const { page } = await openPage(browser)
  await page.goto(originOf(ports.page))
  const send = page.getByRole('button', { name: 'Send Message' })
  await send.click()
  await page.getByText('Please fill in all fields').first().waitFor()

  await page
    .getByRole('form', { name: 'Contact Us' })
    .getByLabel('Email')
    .fill('reader@example.com')
  await page.getByLabel('Message').fill('Gandalf’s hat is crooked.')
  await send.click()
  await page.getByText('Feedback sent successfully!').first().waitFor()
  expect(await page.getByLabel('Message').inputValue()).toBe('')

  const kept = await readFile(join(local.dataDirectory, 'messages.jsonl'), 'utf8')
  expect(JSON.parse(kept)).toMatchObject({
    email: 'reader@example.com',
    message: 'Gandalf’s hat is crooked.',
  })
})
