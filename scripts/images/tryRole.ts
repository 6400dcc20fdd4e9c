import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { nameOf } from './images.ts'
import { endOf, podman } from './podman.ts'
import { ROLES, type RoleName, runOptions } from './roles.ts'

const POLL_MS = 100
const GIVE_UP_MS = 60_000
const STOP_SECONDS = 45
/** Next's own servers end with the status of one that SIGTERM ended, when all is done. */
const STOPPED = ['0', '143']

type Tried = Readonly<{ id: string; seconds: number; megabytes: number }>

const healthCheckOf = (name: RoleName): readonly string[] =>
  JSON.parse(
    podman('image', 'inspect', '--format', '{{json .HealthCheck.Test}}', nameOf(ROLES[name].image)),
  ).slice(1)

const memoryOf = (id: string): number => {
  const pid = podman('inspect', '--format', '{{.State.Pid}}', id)
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]

  return Number(kilobytes) / 1024
}

/**
 * Starts a role and waits until its own health check says that it is alive.
 * @throws Error with its last words when it never is.
 */
export const startRole = async (name: RoleName, secrets: string): Promise<Tried> => {
  const began = performance.now()
  const id = podman('run', '--detach', ...runOptions(name, secrets), nameOf(ROLES[name].image))
  const check = healthCheckOf(name)
  while (endOf('exec', id, ...check).status !== 0) {
    if (performance.now() - began > GIVE_UP_MS)
      throw new Error(`${name} is not alive:\n${endOf('logs', id).said}`)
    await delay(POLL_MS)
  }

  return { id, seconds: (performance.now() - began) / 1_000, megabytes: memoryOf(id) }
}

/**
 * Stops a role as every runtime does, by SIGTERM.
 * @returns how many seconds it took
 * @throws Error when it had to be killed.
 */
export const stopRole = (name: RoleName, id: string): number => {
  const began = performance.now()
  podman('stop', '--time', String(STOP_SECONDS), id)
  const status = podman('inspect', '--format', '{{.State.ExitCode}}', id)
  if (!STOPPED.includes(status))
    throw new Error(`${name} ended with status ${status}:\n${endOf('logs', id).said}`)

  return (performance.now() - began) / 1_000
}

/**
 * Starts a role that has none of its secrets.
 * @throws Error when it starts all the same, or does not name what it lacks.
 */
export const startWithoutSecrets = (name: RoleName): void => {
  const { image } = ROLES[name]
  const { status, said } = endOf('run', '--rm', ...runOptions(name, null), nameOf(image))
  if (status !== 1 || !said.includes('INTERNAL_KEY_FILE must name a file'))
    throw new Error(`${name} without its secrets ended with status ${status}:\n${said}`)
}
