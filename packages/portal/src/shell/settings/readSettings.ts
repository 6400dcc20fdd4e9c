import type { Environment } from '@inzrt/settings/Environment'
import {
  address,
  email,
  host,
  key,
  origin,
  port,
  releaseName,
  setting,
} from '@inzrt/settings/fields'
import { readEnvironment, type SettingsRule } from '@inzrt/settings/readEnvironment'
import { LOCAL_KEY, ownInternalKey, twoOrigins } from '@inzrt/settings/settingsRules'
import * as z from 'zod/mini'

/** Every setting of a site; docs/operations.md has the same ones. */
export const SiteSettings = z.object({
  HOST: z._default(host(), '127.0.0.1'),
  /** Each site's build knows its own default. */
  PORT: z.optional(port()),
  MANAGEMENT_HOST: z._default(host(), '127.0.0.1'),
  MANAGEMENT_PORT: z.optional(port()),
  API_URL: z._default(origin(), 'http://127.0.0.1:4100'),
  INTERNAL_KEY: z._default(key(8), LOCAL_KEY),
  GENERAL_ORIGIN: z._default(origin(), 'http://localhost:3000'),
  ADULT_ORIGIN: z._default(origin(), 'http://pinkpack.localhost:3000'),
  SUPPORT_EMAIL: z._default(email(), 'podpora@inzrt.example'),
  /** Name, seat and number of the company, as the contacts give them. */
  OPERATOR: z._default(setting(), 'Inzrt (ukázkový provoz bez skutečného provozovatele)'),
  RELEASE: z.optional(releaseName()),
  TRACES_URL: z.optional(address(['http', 'https'])),
  LEAVE_URL: z._default(address(['https', 'http']), 'https://www.seznam.cz/'),
})

/** What a site takes from its environment. */
export type Settings = z.output<typeof SiteSettings>

/** Over https visitors are real: the key that everybody knows is refused. */
const ownKeyWithHttps: SettingsRule = (environment) => {
  const isPublic = [environment.GENERAL_ORIGIN, environment.ADULT_ORIGIN].some((origin) =>
    origin?.startsWith('https:'),
  )

  return isPublic ? ownInternalKey(environment) : null
}

/**
 * Reads and checks the environment of a site.
 * @throws Error that names each setting that cannot work
 * @example readSettings(process.env).API_URL // 'http://127.0.0.1:4100'
 */
export const readSettings = (environment: Environment): Settings =>
  readEnvironment(SiteSettings, environment, [twoOrigins, ownKeyWithHttps])
