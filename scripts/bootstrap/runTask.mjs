import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs a task on the pinned Node. Signals pass on to it: it stops what it started, then we leave. */
export const runTask = async (root, task, args, env) => {
  const child = spawn('node', [`${root}scripts/tasks/${task}.ts`, ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  const [code] = await once(child, 'exit')

  return code ?? 1
}
