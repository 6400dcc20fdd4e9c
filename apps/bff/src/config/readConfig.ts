import { resolve } from 'node:path'
import type { Environment } from '@inzrt/settings/Environment'
import { readEnvironment } from '@inzrt/settings/readEnvironment'
import type * as z from 'zod/mini'
import { parseSessionKeys } from '../session/keys/parseSessionKeys.ts'
import { ADULT, GENERAL } from './Brand.ts'
import type { Config } from './Config.ts'
import { NO_PROXIES } from './parseTrustedProxies.ts'
import { root } from './root.ts'
import { Settings } from './Settings.ts'
import { SETTINGS_RULES } from './settingsRules.ts'

type Read = z.output<typeof Settings>

const hostsOf = ({ GENERAL_HOSTS, ADULT_HOSTS, PORT }: Read): Config['hosts'] => {
  const general =
    GENERAL_HOSTS ?? ['localhost', 'inzrt.localhost', '127.0.0.1'].map((name) => `${name}:${PORT}`)
  const adult = ADULT_HOSTS ?? [`pinkpack.localhost:${PORT}`]

  return new Map([
    ...general.map((host) => [host, GENERAL] as const),
    ...adult.map((host) => [host, ADULT] as const),
  ])
}

/**
 * Reads and checks the environment.
 * @throws Error that names each setting that cannot work
 */
export const readConfig = (environment: Environment): Config => {
  const read = readEnvironment(Settings, environment, SETTINGS_RULES)

  return {
    mode: read.MODE,
    host: read.HOST,
    port: read.PORT,
    management: read.MANAGEMENT_PORT
      ? { host: read.MANAGEMENT_HOST, port: read.MANAGEMENT_PORT }
      : null,
    drainMs: read.DRAIN_SECONDS * 1000,
    scheme: read.SCHEME,
    hosts: hostsOf(read),
    apiUrl: read.API_URL,
    ageProof: read.AGE_PROOF,
    ageSimulatorUrl: read.AGE_SIMULATOR_URL ?? null,
    leaveUrl: read.LEAVE_URL,
    gatewayOrigin: new URL(read.GP_WEBPAY_URL).origin,
    shellUrls: { general: read.GENERAL_URL, adult: read.ADULT_URL },
    internalKey: read.INTERNAL_KEY,
    sessionKeys: read.SESSION_KEYS ? parseSessionKeys(read.SESSION_KEYS) : null,
    dataDir: resolve(root, read.DATA_DIR),
    assetsDir: read.ASSETS_DIR ? resolve(root, read.ASSETS_DIR) : null,
    isClockMovable: read.MOVABLE_CLOCK,
    trustedProxies: read.TRUSTED_PROXIES ?? NO_PROXIES,
    budgetFactor: read.BUDGET_FACTOR,
    storeBytes: read.STORE_BYTES,
    securityContact: read.SECURITY_CONTACT,
    supportEmail: read.SUPPORT_EMAIL,
    traces: read.TRACES_URL ? { url: read.TRACES_URL, share: read.TRACES_PERCENT / 100 } : null,
    release: read.RELEASE ?? null,
    logLevel: read.LOG_LEVEL,
  }
}
