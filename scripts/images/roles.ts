import { firstPort } from '../stack/settings.ts'
import type { Image } from './images.ts'
import { SECRETS, SECRETS_FOLDER, secretFiles } from './secrets.ts'

type Role = Readonly<{
  image: Image
  /** Its own port and that of its management, on this machine. */
  port: number
  managementPort: number
  env: Readonly<Record<string, string>>
}>

const local = (port: number): string => `http://127.0.0.1:${port}`

const PORTS = { bff: 0, general: 1, adult: 2, api: 3, worker: 4 }
const portOf = (role: keyof typeof PORTS): number => firstPort + 10 + 2 * PORTS[role]
const portsOf = (role: keyof typeof PORTS) => ({
  port: portOf(role),
  managementPort: portOf(role) + 1,
})

export const HOSTS = { general: 'inzrt.example', adult: 'pinkpack.example' }

const ORIGINS = {
  GENERAL_ORIGIN: `https://${HOSTS.general}`,
  ADULT_ORIGIN: `https://${HOSTS.adult}`,
}
const API = { API_URL: local(portOf('api')) }

const OF_API = {
  image: 'api',
  env: { ...ORIGINS, MAIL_FROM: `posta@${HOSTS.general}` },
} as const

const OF_SITE = { env: { ...ORIGINS, ...API } } as const

/** What a production runs, in the order in which it starts. */
export const ROLES = {
  api: { ...OF_API, ...portsOf('api'), env: { ...OF_API.env, ROLE: 'api' } },
  worker: { ...OF_API, ...portsOf('worker'), env: { ...OF_API.env, ROLE: 'worker' } },
  general: { ...OF_SITE, ...portsOf('general'), image: 'general' },
  adult: { ...OF_SITE, ...portsOf('adult'), image: 'adult' },
  bff: {
    ...portsOf('bff'),
    image: 'bff',
    env: {
      ...API,
      SCHEME: 'https',
      GENERAL_HOSTS: HOSTS.general,
      ADULT_HOSTS: HOSTS.adult,
      GENERAL_URL: local(portOf('general')),
      ADULT_URL: local(portOf('adult')),
    },
  },
} as const satisfies Record<string, Role>

export type RoleName = keyof typeof ROLES

/** As the manifests run it: nothing can be written but a folder of data and a `/tmp` in memory, and nothing is allowed. */
export const CONFINED = [
  ...['--network', 'host', '--read-only', '--read-only-tmpfs=false', '--tmpfs', '/tmp'],
  ...['--cap-drop', 'all', '--security-opt', 'no-new-privileges', '--no-healthcheck'],
  // Podman's own limits are higher than some machines allow.
  ...['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=1024:1024'],
]

/** How podman is to run a role that finds its secrets in a folder; null: it is given none. */
export const runOptions = (name: RoleName, secrets: string | null): readonly string[] => {
  const role: Role = ROLES[name]
  const env = {
    ...role.env,
    PORT: role.port,
    MANAGEMENT_PORT: role.managementPort,
    ...secretFiles(SECRETS[role.image]),
  }

  return [
    ...CONFINED,
    ...(secrets ? ['--volume', `${secrets}:${SECRETS_FOLDER}:ro`] : []),
    ...Object.entries(env).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
  ]
}
