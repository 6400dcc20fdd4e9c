import { parseArgs } from 'node:util'
import { checkApi } from '../src/conformance/checkApi.ts'
import { summarise } from '../src/conformance/summarise.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { account: { type: 'boolean' }, key: { type: 'string' } },
})
const [baseUrl = 'http://localhost:4100'] = positionals
const findings = await checkApi(baseUrl.replace(/\/$/, ''), {
  withAccount: values.account,
  key: values.key,
})

console.log(summarise(findings))
process.exitCode = findings.some(({ faults }) => faults.length > 0) ? 1 : 0
