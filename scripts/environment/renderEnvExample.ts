import { root } from '../stack/settings.ts'
import { PROCESSES } from './processes.ts'

const INTRODUCTION = `# Every setting of every process with its default; nothing has to be set to run or test the product.
# A production gives each process a file of its own, /etc/inzrt/<process>.env (deploy/README.md).
# What a setting means: docs/operations.md. Made by "node scripts/tasks/envExample.ts".
`

const written = (value: unknown): string =>
  typeof value === 'boolean' ? String(Number(value)) : String(value ?? '').replace(root, '')

const section = (process: string, schema: (typeof PROCESSES)[keyof typeof PROCESSES]): string => {
  const defaults: Readonly<Record<string, unknown>> = schema.parse({})
  const lines = Object.keys(schema.shape).map((name) => `# ${name}=${written(defaults[name])}`)

  return [`\n# --- ${process}`, ...lines, ''].join('\n')
}

/** The file .env.example: names and defaults as the processes' own schemas have them. */
export const renderEnvExample = (): string =>
  INTRODUCTION +
  Object.entries(PROCESSES)
    .map(([process, schema]) => section(process, schema))
    .join('')
