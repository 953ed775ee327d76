import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

test('the packed package resolves in every module system, and its API matches the reports', async () => {
  const checked = await promisify(execFile)(process.execPath, [
    join(__dirname, '../../tools/checkPackage.mjs'),
  ])
  expect(checked).toEqual({ stdout: 'The package is clean.\n', stderr: '' })
}, 600_000)

test('a subpath exports its own resource, and one that does not exist fails', async () => {
  const script = `
    const orders = await import('@dramatis/sdk/2027-01/orders')
    const misspelt = await import('@dramatis/sdk/ordres').catch(({ code }) => code)
    console.log('listOrders' in orders, 'listProducts' in orders, misspelt)`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { cwd: join(__dirname, '../..') },
  )
  expect(stdout).toBe('true false ERR_MODULE_NOT_FOUND\n')
})

test('the entry points of the versions have one class for each error', async () => {
  const script = `
    const [today, march] = await Promise.all([import('@dramatis/sdk/orders'), import('@dramatis/sdk/2025-03/orders')])
    const [{ ApiError, Page }, older] = await Promise.all([import('@dramatis/sdk'), import('@dramatis/sdk/2025-03')])
    console.log(ApiError === older.ApiError, Page === older.Page, today.Order === march.Order)`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { cwd: join(__dirname, '../..') },
  )
  expect(stdout).toBe('true true false\n')
})
