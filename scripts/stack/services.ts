import { productSettings } from '../../apps/sandbox/src/settings/productSettings.ts'
import { LEAN } from './lean.ts'
import type { Service } from './Service.ts'
import type { StackSettings } from './StackSettings.ts'
import { root } from './settings.ts'

/** Keeps strangers on this machine from speaking for the bff; production sets its own. */
const INTERNAL_KEY = 'local-internal-key'

const local = (port: number) => `http://127.0.0.1:${port}`

/** Time of the product can be moved. */
const MOVABLE_CLOCK = { MOVABLE_CLOCK: '1' }

/** Everybody outside the product, on this machine. */
const outsideOf = ({ dataDir, ports }: StackSettings) =>
  productSettings({
    dataDir,
    port: ports.sandbox,
    smtpPort: ports.smtp,
    inletPort: ports.mailInlet,
  })

const origins = ({ ports }: StackSettings) => ({
  GENERAL_ORIGIN: `http://localhost:${ports.bff}`,
  ADULT_ORIGIN: `http://pinkpack.localhost:${ports.bff}`,
})

const siteEnvironment = (settings: StackSettings) => ({
  ...origins(settings),
  API_URL: local(settings.ports.api),
  GENERAL_URL: local(settings.ports.general),
  ADULT_URL: local(settings.ports.adult),
  GENERAL_HOSTS: ['localhost', 'inzrt.localhost', '127.0.0.1']
    .map((host) => `${host}:${settings.ports.bff}`)
    .join(','),
  ADULT_HOSTS: `pinkpack.localhost:${settings.ports.bff}`,
  INTERNAL_KEY,
})

const shell = (name: 'general' | 'adult', settings: StackSettings): Service => ({
  name,
  command: 'node',
  args: [`apps/${name}/.next/standalone/apps/${name}/server.js`],
  cwd: root,
  env: {
    ...siteEnvironment(settings),
    NODE_ENV: 'production',
    PORT: String(settings.ports[name]),
  },
  port: settings.ports[name],
  readyUrl: `${local(settings.ports[name])}/napoveda`,
})

const storybook = ({ ports }: StackSettings): Service => ({
  name: 'storybook',
  command: 'node',
  args: [
    'apps/storybook/node_modules/vite/bin/vite.js',
    ...['preview', 'apps/storybook', '--outDir', 'storybook-static'],
    ...['--host', '127.0.0.1', '--strictPort', '--port', String(ports.storybook)],
  ],
  cwd: root,
  env: {},
  port: ports.storybook,
  readyUrl: `${local(ports.storybook)}/index.html`,
})

/** The product's processes in the order in which they start. */
export const services = (settings: StackSettings): readonly Service[] => [
  {
    name: 'sandbox',
    command: 'node',
    args: [...LEAN.flags, 'apps/sandbox/src/server.ts'],
    cwd: root,
    env: {
      ...LEAN.env,
      NODE_ENV: 'development',
      PORT: String(settings.ports.sandbox),
      SMTP_PORT: String(settings.ports.smtp),
      MAIL_INLET_PORT: String(settings.ports.mailInlet),
      DATA_DIR: settings.dataDir,
      API_URL: local(settings.ports.api),
      SMS_HOOK_URL: `${local(settings.ports.bff)}/api/hooks/sms/sandbox`,
      INTERNAL_KEY,
    },
    port: settings.ports.sandbox,
    readyUrl: `${local(settings.ports.sandbox)}/ready`,
  },
  {
    name: 'api',
    command: 'node',
    args: [...LEAN.apiFlags, 'apps/api/src/server.ts'],
    cwd: root,
    env: {
      ...LEAN.env,
      ...origins(settings),
      ...outsideOf(settings).api,
      ...MOVABLE_CLOCK,
      INNER_PHOTOS: '1',
      NODE_ENV: 'development',
      PORT: String(settings.ports.api),
      POSTGRES_PORT: String(settings.ports.postgres),
      DATA_DIR: settings.dataDir,
      SEED_ADS: String(settings.seedAds),
      INTERNAL_KEY,
    },
    port: settings.ports.api,
    readyUrl: `${local(settings.ports.api)}/ready`,
  },
  shell('general', settings),
  shell('adult', settings),
  {
    name: 'bff',
    command: 'node',
    args: [...LEAN.flags, 'apps/bff/src/server.ts'],
    cwd: root,
    env: {
      ...LEAN.env,
      ...siteEnvironment(settings),
      ...outsideOf(settings).bff,
      ...MOVABLE_CLOCK,
      NODE_ENV: 'production',
      PORT: String(settings.ports.bff),
      DATA_DIR: settings.dataDir,
      BUDGET_FACTOR: String(settings.budgetFactor),
      ...(settings.trustedProxies && { TRUSTED_PROXIES: settings.trustedProxies }),
      ...(settings.leaveUrl && { LEAVE_URL: settings.leaveUrl }),
    },
    port: settings.ports.bff,
    readyUrl: `${local(settings.ports.bff)}/readyz`,
  },
  ...(settings.withStorybook ? [storybook(settings)] : []),
]
