import { execFileSync } from 'node:child_process'
import { chmodSync, globSync, mkdirSync } from 'node:fs'
import { unprivileged } from '../../../apps/api/src/platform/database/embedded/unprivileged.ts'
import { ask } from './ask.ts'

const MISSING = `A PostgreSQL 15 or newer with its programs is wanted for this drill.
Debian, Ubuntu: apt-get install postgresql. The server that comes with it is left alone.`

const findBinaries = (): string => {
  const found = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1)
  if (!found) throw new Error(MISSING)

  return found
}

/** A server as one's own is, of the programs this machine has: made, started and stopped as their manual says. */
export const openOwnServer = (home: string, port: number) => {
  const binaries = findBinaries()
  mkdirSync(home, { recursive: true })
  chmodSync(home, 0o700)
  const launch = unprivileged(home)

  const run = (program: string, ...args: readonly string[]): void => {
    const { command, args: all, ...user } = launch(`${binaries}/${program}`, args)
    execFileSync(command, all, { ...user, cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] })
  }
  const address = (user: string, database: string): string =>
    `postgres://${user}@127.0.0.1:${port}/${database}`

  return {
    address,
    run,
    init: (folder: string) =>
      run(
        'initdb',
        ...[`--pgdata=${home}/${folder}`, '--username=postgres', '--auth=trust'],
        ...['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=cs-CZ'],
      ),
    start: (folder: string, settings: Readonly<Record<string, string>>) => {
      const own = {
        port: String(port),
        listen_addresses: '127.0.0.1',
        unix_socket_directories: '',
        ...settings,
      }
      const options = Object.entries(own).map(([name, value]) => `-c ${name}="${value}"`)
      run(
        'pg_ctl',
        ...['start', '-w', '-t', '120', '-D', `${home}/${folder}`, '-l', `${home}/${folder}.log`],
        ...['-o', options.join(' ')],
      )
    },
    stop: (folder: string) => run('pg_ctl', 'stop', '-w', '-m', 'fast', '-D', `${home}/${folder}`),
    /** As „Going live“ of the operator's guide has it. */
    addDatabase: async (): Promise<void> => {
      const url = address('postgres', 'postgres')
      await ask(url, 'create role inzrt_owner login')
      await ask(url, 'create role inzrt login')
      await ask(url, 'create database inzrt owner inzrt_owner')
    },
  }
}
