import type { Image } from '../images/images.ts'
import { SECRETS, STORE_SECRETS } from '../images/secrets.ts'

/** Settings that are no secrets, a file of names and values each, from which kustomize makes a ConfigMap. */
export type SettingsFile = 'bff' | 'sites' | 'api'

export type Workload = Readonly<{
  name: string
  image: Image
  settings: SettingsFile
  secrets: readonly string[]
  env: Readonly<Record<string, string>>
  /** Null: nobody sends it requests. */
  port: number | null
  /** Paths of the management port: has started, is alive, may be sent requests. */
  probes: Readonly<{ started: string; alive: string; ready: string }>
  /** A folder of data: one of its own that outlives it, one that goes with it, or none. */
  data: 'kept' | 'passing' | null
  /** Who sees to it that it answers for a while after it is to stop, until nobody sends it requests. */
  drains: 'itself' | 'cluster' | null
  cpu: string
  /** What is set aside for it, and where it ends. */
  memory: Readonly<{ usual: string; most: string }>
}>

const OF_SITE = {
  settings: 'sites',
  data: null,
  cpu: '100m',
  drains: 'cluster',
  probes: { started: '/readyz', alive: '/healthz', ready: '/readyz' },
  memory: { usual: '192Mi', most: '512Mi' },
  env: { API_URL: 'http://api:4100' },
} as const

const OF_API = {
  image: 'api',
  settings: 'api',
  data: 'passing',
  secrets: [...SECRETS.api, ...STORE_SECRETS],
  // A database that is away takes no api out: all would go at once, and what they know they can still tell.
  probes: { started: '/ready', alive: '/health', ready: '/health' },
} as const

/** What a production runs in a cluster. */
export const WORKLOADS: readonly Workload[] = [
  {
    name: 'bff',
    image: 'bff',
    settings: 'bff',
    secrets: SECRETS.bff,
    port: 3000,
    // Ends of sessions that the api could not be told yet.
    data: 'kept',
    cpu: '250m',
    drains: 'itself',
    env: {
      API_URL: 'http://api:4100',
      GENERAL_URL: 'http://general:3001',
      ADULT_URL: 'http://adult:3002',
    },
    probes: { started: '/readyz', alive: '/healthz', ready: '/readyz' },
    memory: { usual: '256Mi', most: '512Mi' },
  },
  { ...OF_SITE, name: 'general', image: 'general', secrets: SECRETS.general, port: 3001 },
  { ...OF_SITE, name: 'adult', image: 'adult', secrets: SECRETS.adult, port: 3002 },
  {
    ...OF_API,
    name: 'api',
    port: 4100,
    cpu: '250m',
    drains: 'itself',
    env: { ROLE: 'api' },
    memory: { usual: '512Mi', most: '1Gi' },
  },
  {
    ...OF_API,
    name: 'worker',
    port: null,
    cpu: '100m',
    drains: null,
    env: { ROLE: 'worker' },
    memory: { usual: '512Mi', most: '1536Mi' },
  },
]
