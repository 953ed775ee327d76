/** `npm run contract -w @dramatis/store`: writes the report of a new version of the contract. */
import { writeFileSync } from 'node:fs'
import { CONTRACT } from '../src/contract.ts'
import { contractReport } from './contractReport.ts'

// A version's report is written once and never changes.
writeFileSync(`api-report/${CONTRACT}.txt`, contractReport(process.cwd()), { flag: 'wx' })
