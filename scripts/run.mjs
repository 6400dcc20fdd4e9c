// The bootstrap behind `npm start` and `npm test`. It runs on any Node 20, brings the project's own
// Node and pnpm, installs the workspace and hands over to scripts/tasks/<task>.ts.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkMachine } from './bootstrap/checkMachine.mjs'
import { Failure } from './bootstrap/Failure.mjs'
import { installTools } from './bootstrap/installTools.mjs'
import { installWorkspace } from './bootstrap/installWorkspace.mjs'
import { runTask } from './bootstrap/runTask.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const [task = 'start', ...args] = process.argv.slice(2)

try {
  if (!existsSync(`${root}scripts/tasks/${task}.ts`))
    throw new Failure(`There is no task "${task}".`)
  checkMachine(root)
  const env = installTools(root)
  installWorkspace(root, env)
  process.exitCode = await runTask(root, task, args, env)
} catch (error) {
  if (!(error instanceof Failure)) throw error
  console.error(`\n${error.message}\n`)
  process.exitCode = 1
}
