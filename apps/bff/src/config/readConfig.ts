import { resolve } from 'node:path'
import { parseSessionKeys } from '../session/keys/parseSessionKeys.ts'
import { ADULT, type Brand, GENERAL } from './Brand.ts'
import type { Config } from './Config.ts'
import { LOCAL_KEY, refuseLocalSettings } from './refuseLocalSettings.ts'

type Environment = Readonly<Record<string, string | undefined>>

const list = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter(Boolean)

const hostsOf = (brand: Brand, text: string): [string, Brand][] =>
  list(text).map((host) => [host, brand])

const url = (name: string, text: string): string => {
  if (!URL.canParse(text)) throw new Error(`${name} is not an address: ${text}`)
  return new URL(text).origin
}

const number = (name: string, text: string): number => {
  if (!/^\d+$/.test(text)) throw new Error(`${name} is not a whole number: ${text}`)
  return Number(text)
}

const oneOf = <T extends string>(name: string, text: string, words: readonly T[]): T => {
  const word = words.find((candidate) => candidate === text)
  if (!word) throw new Error(`${name} is none of ${words.join(', ')}: ${text}`)
  return word
}

const root = resolve(import.meta.dirname, '../../../..')

/** The sandbox's gateway stands beside the api, under this machine's name. */
const gatewayOf = ({ SANDBOX }: Environment, apiUrl: string): string =>
  SANDBOX === '1'
    ? `http://localhost:${new URL(apiUrl).port}`
    : 'https://3dsecure.gpwebpay.com/pgw/order.do'

/** Reads and checks the environment; throws a sentence that says which setting is wrong. */
export const readConfig = (env: Environment): Config => {
  const port = number('PORT', env.PORT ?? '3000')
  const apiUrl = url('API_URL', env.API_URL ?? 'http://127.0.0.1:4100')
  const scheme = oneOf('SCHEME', env.SCHEME ?? 'http', ['http', 'https'])
  if (scheme === 'https') refuseLocalSettings(env)
  const general = `localhost:${port},inzrt.localhost:${port},127.0.0.1:${port}`

  return {
    mode: oneOf('MODE', env.MODE ?? 'production', ['production', 'development']),
    host: env.HOST ?? '127.0.0.1',
    port,
    scheme,
    hosts: new Map([
      ...hostsOf(GENERAL, env.GENERAL_HOSTS ?? general),
      ...hostsOf(ADULT, env.ADULT_HOSTS ?? `pinkpack.localhost:${port}`),
    ]),
    apiUrl,
    ageProof: oneOf('AGE_PROOF', env.AGE_PROOF ?? 'declaration', ['declaration', 'simulator']),
    ageProofUrl: `http://localhost:${new URL(apiUrl).port}/sandbox/vek`,
    gatewayOrigin: url('GP_WEBPAY_URL', env.GP_WEBPAY_URL ?? gatewayOf(env, apiUrl)),
    shellUrls: {
      general: url('GENERAL_URL', env.GENERAL_URL ?? 'http://127.0.0.1:3001'),
      adult: url('ADULT_URL', env.ADULT_URL ?? 'http://127.0.0.1:3002'),
    },
    internalKey: env.INTERNAL_KEY ?? LOCAL_KEY,
    sessionKeys: env.SESSION_KEYS ? parseSessionKeys(env.SESSION_KEYS) : null,
    dataDir: resolve(root, env.DATA_DIR ?? '.data'),
    sandbox: env.SANDBOX === '1',
    trustedProxies: new Set(list(env.TRUSTED_PROXIES ?? '')),
    budgetFactor: number('BUDGET_FACTOR', env.BUDGET_FACTOR ?? '1'),
    storeBytes: number('STORE_BYTES', env.STORE_BYTES ?? String(64 * 1024 * 1024)),
    securityContact: env.SECURITY_CONTACT ?? 'mailto:podpora@inzrt.example',
    supportEmail: env.SUPPORT_EMAIL ?? 'podpora@inzrt.example',
    logLevel: env.LOG_LEVEL ?? 'info',
  }
}
