import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { provideDatabase } from '../../apps/api/src/start/provideDatabase.ts'
import { readSettings } from '../../apps/api/src/start/settings/readSettings.ts'
import { firstPort } from '../stack/settings.ts'
import { IMAGES, type Image, nameOf } from './images.ts'
import { endOf, podman } from './podman.ts'
import { CONFINED, HOSTS, ROLES, type RoleName, runOptions } from './roles.ts'
import { startRole, startWithoutSecrets, stopRole } from './tryRole.ts'

/** How podman ends when there is no such program. */
const NOT_FOUND = 127

const NODE = '/usr/bin/node'
const CLI = 'apps/api/src/cli'
/** What a database that begins empty is given, in a container of the api. */
const FIRST_COMMANDS = [
  [`${CLI}/importSections.ts`, 'deploy/sections.json'],
  [`${CLI}/addAdmin.ts`, 'karel', `karel@${HOSTS.general}`],
]

const key = (): string => randomBytes(32).toString('base64url')

const writeSecrets = (folder: string, databaseUrl: string): void => {
  const secrets = {
    INTERNAL_KEY: key(),
    TOKEN_KEYS: `a:${key()}`,
    SESSION_KEYS: `a:${key()}`,
    DATABASE_URL: databaseUrl,
    SMTP_URL: 'smtp://127.0.0.1:25',
  }
  mkdirSync(folder)
  for (const [name, value] of Object.entries(secrets)) writeFileSync(`${folder}/${name}`, value)
}

/**
 * How large an image is, in megabytes.
 * @throws Error when it runs as root or has a shell or a package manager.
 */
const lookInto = (image: Image): number => {
  const inspect = (format: string) => podman('image', 'inspect', '--format', format, nameOf(image))
  const user = inspect('{{.User}}')
  if (!/^[1-9]\d+:[1-9]\d+$/.test(user)) throw new Error(`${image} runs as „${user}“.`)
  for (const program of ['sh', 'npm', 'pnpm']) {
    const { status } = endOf('run', '--rm', ...CONFINED, '--entrypoint', program, nameOf(image))
    if (status !== NOT_FOUND) throw new Error(`${image} has a program ${program}.`)
  }

  return Number(inspect('{{.Size}}')) / 1e6
}

const statusOf = (host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: ROLES.bff.port, headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })

const fillDatabase = (api: string): void => {
  for (const command of FIRST_COMMANDS) {
    const { status, said } = endOf('exec', api, NODE, ...command)
    if (status !== 0) throw new Error(`${command.join(' ')} failed:\n${said}`)
    console.log(said.split('\n')[0])
  }
}

const tryAll = async (secrets: string): Promise<void> => {
  const migrated = endOf(
    'run',
    '--rm',
    ...runOptions('api', secrets),
    nameOf('api'),
    `${CLI}/migrateDatabase.ts`,
  )
  if (migrated.status !== 0) throw new Error(`The database was not migrated:\n${migrated.said}`)
  console.log(migrated.said.trim())

  const running = new Map<RoleName, string>()
  try {
    for (const name of Object.keys(ROLES) as RoleName[]) {
      startWithoutSecrets(name)
      const { id, seconds, megabytes } = await startRole(name, secrets)
      running.set(name, id)
      if (name === 'api') fillDatabase(id)
      console.log(`${name}: alive after ${seconds.toFixed(1)} s with ${megabytes.toFixed(0)} MB`)
    }
    for (const host of Object.values(HOSTS)) console.log(`${host}: ${await statusOf(host)}`)
    for (const [name, id] of running)
      console.log(`${name}: stopped in ${stopRole(name, id).toFixed(1)} s`)
  } finally {
    for (const id of running.values()) endOf('rm', '--force', '--volumes', id)
  }
}

/**
 * Starts every role from its image, with a file system that cannot be written, beside an embedded PostgreSQL, asks it whether
 * it is alive, and stops it.
 * @throws Error that says what is not as it should be.
 */
export const tryImages = async (): Promise<void> => {
  for (const image of IMAGES) console.log(`${image}: ${lookInto(image).toFixed(0)} MB`)
  const folder = mkdtempSync(`${tmpdir()}/inzrt-tried-`)
  const database = await provideDatabase(
    readSettings({ DATA_DIR: folder, POSTGRES_PORT: String(firstPort) }),
  )
  try {
    writeSecrets(`${folder}/secrets`, database.url)
    await tryAll(`${folder}/secrets`)
  } finally {
    await database.release()
    rmSync(folder, { recursive: true, force: true })
  }
}
