import { readSettings } from './settings/readSettings.ts'
import { startSandbox } from './startSandbox.ts'

try {
  const settings = readSettings(process.env)
  const sandbox = await startSandbox(settings)
  process.stdout.write(`sandbox listens at http://localhost:${settings.port}\n`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => sandbox.stop())
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
