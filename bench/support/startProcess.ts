import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'

export type BenchProcess = {
  readonly pids: readonly number[]
  readonly url: string
  stop(): Promise<void>
}

const answers = async (url: string) => {
  try {
    await (await fetch(url)).arrayBuffer()
    return true
  } catch {
    return false
  }
}

/** Starts a server for a benchmark and waits until it answers at the address. */
export const startProcess = async (
  command: string,
  args: readonly string[],
  url: string,
  env: Readonly<Record<string, string>> = {},
): Promise<BenchProcess> => {
  const child: ChildProcess = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`${command} ${args.join(' ')} stopped at once.`)
    await delay(50)
  }

  return {
    pids: child.pid === undefined ? [] : [child.pid],
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
