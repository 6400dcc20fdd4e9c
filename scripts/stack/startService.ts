import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { Service } from './Service.ts'

const STOP_MS = 15_000
const LAST_LINES = 20

export type RunningService = {
  readonly service: Service
  readonly pid: number
  hasExited(): boolean
  lastWords(): string
  stop(): Promise<void>
}

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  const giveUp = new AbortController()
  await Promise.race([exited, delay(STOP_MS, undefined, { signal: giveUp.signal })])
  giveUp.abort()
  child.kill('SIGKILL')
}

/**
 * Starts a service in a process group of its own, so that Ctrl-C reaches it only through us and
 * it can be stopped in order. What it prints goes to a log file.
 */
export const startService = (service: Service, logFile: string): RunningService => {
  const log = openSync(logFile, 'w')
  const child = spawn(service.command, service.args, {
    cwd: service.cwd,
    env: { ...process.env, ...service.env },
    stdio: ['ignore', log, log],
    detached: true,
  })
  closeSync(log)

  return {
    service,
    pid: child.pid ?? 0,
    hasExited: () =>
      child.exitCode !== null || child.signalCode !== null || child.pid === undefined,
    lastWords: () => readFileSync(logFile, 'utf8').trim().split('\n').slice(-LAST_LINES).join('\n'),
    stop: () => stop(child),
  }
}
