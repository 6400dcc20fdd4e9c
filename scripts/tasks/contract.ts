import { run } from '../stack/run.ts'

await run('node', ['packages/api-client/cli/checkApi.ts', ...process.argv.slice(2)]).catch(() => {
  process.exitCode = 1
})
