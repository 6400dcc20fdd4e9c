import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../../scripts/testing/freePort.ts'
import { answersAt } from '../platform/database/embedded/answersAt.ts'
import type { Cluster } from '../platform/database/embedded/Cluster.ts'
import { unprivileged } from '../platform/database/embedded/unprivileged.ts'

const CONFIGURATION = `${import.meta.dirname}/../../../../deploy/pgbouncer.ini`
const TRIES = 100
const PAUSE_MS = 50

type Login = Readonly<{ name: string; password: string }>

/** Lines that one machine's tests have otherwise; the rest is what a production runs. */
const ownLines = (home: string, port: number, cluster: Cluster) => ({
  inzrt: `* = host=127.0.0.1 port=${cluster.port}`,
  listen_port: `listen_port = ${port}`,
  auth_file: `auth_file = ${home}/users.txt`,
  logfile: `logfile = ${home}/pgbouncer.log`,
  pidfile: `pidfile = ${home}/pgbouncer.pid`,
  unix_socket_dir: 'unix_socket_dir =',
  // Each file of tests has a database of its own.
  server_idle_timeout: 'server_idle_timeout = 5',
})

const configure = (home: string, port: number, cluster: Cluster): string => {
  const own = new Map(Object.entries(ownLines(home, port, cluster)))
  const lines = readFileSync(CONFIGURATION, 'utf8').split('\n')
  const names = lines.map((line) => line.split(' = ')[0] ?? '')
  const missing = [...own.keys()].filter((name) => !names.includes(name))
  if (missing.length > 0) throw new Error(`deploy/pgbouncer.ini has no ${missing.join(', ')}.`)

  return lines.map((line, at) => own.get(names[at] ?? '') ?? line).join('\n')
}

/** A real PgBouncer before a cluster, as deploy configures it. Its address names a database that is always there. */
export const startPooler = async (program: string, cluster: Cluster, { name, password }: Login) => {
  const home = `${cluster.home}/pooler`
  const port = await freePort()
  mkdirSync(home)
  writeFileSync(`${home}/users.txt`, `"${name}" "${password}"\n`)
  writeFileSync(`${home}/pgbouncer.ini`, configure(home, port, cluster))
  const { command, args, ...user } = unprivileged(home)(program, [`${home}/pgbouncer.ini`])
  const pooler = spawn(command, args, { ...user, stdio: 'ignore' })
  const url = `postgres://${name}:${password}@127.0.0.1:${port}/postgres`
  for (let tried = 1; !(await answersAt(url)); tried += 1) {
    if (tried === TRIES)
      throw new Error(`PgBouncer did not start.\n${readFileSync(`${home}/pgbouncer.log`, 'utf8')}`)
    await pause(PAUSE_MS)
  }

  return { url, stop: () => void pooler.kill('SIGKILL') }
}
