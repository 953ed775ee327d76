import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openPage } from './openPage.ts'
import { originOf } from './startLocal.ts'
import { useProduct } from './useProduct.ts'

jest.setTimeout(60_000)

const product = useProduct()

it('asks for both fields, then sends the message and says so', async () => {
  const { page } = await openPage(product.browser)
  await page.goto(originOf(product.ports.page))
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

  const kept = await readFile(join(product.local.dataDirectory, 'messages.jsonl'), 'utf8')
  expect(JSON.parse(kept)).toMatchObject({
    email: 'reader@example.com',
    message: 'Gandalf’s hat is crooked.',
  })
})
