import {
  address,
  email,
  flag,
  host,
  key,
  logLevel,
  oneOf,
  origin,
  port,
  releaseName,
  setting,
  wholeNumber,
} from '@inzrt/settings/fields'
import { LOCAL_KEY } from '@inzrt/settings/settingsRules'
import * as z from 'zod/mini'
import { parseHosts } from './parseHosts.ts'
import { parseTrustedProxies } from './parseTrustedProxies.ts'

const MIB = 1024 * 1024

const isContact = (text: string): boolean => /^(mailto:[^@]+@.+|https:\/\/.+|tel:\+.+)$/.test(text)

/** Every setting of this process; docs/operations.md has the same ones. */
export const Settings = z.object({
  MODE: z._default(oneOf(['production', 'development']), 'production'),
  HOST: z._default(host(), '127.0.0.1'),
  PORT: z._default(port(), 3000),
  MANAGEMENT_HOST: z._default(host(), '127.0.0.1'),
  MANAGEMENT_PORT: z.optional(port()),
  DRAIN_SECONDS: z._default(wholeNumber(0, 30), 0),
  SCHEME: z._default(oneOf(['http', 'https']), 'http'),
  GENERAL_HOSTS: z.optional(parseHosts),
  ADULT_HOSTS: z.optional(parseHosts),
  API_URL: z._default(origin(), 'http://127.0.0.1:4100'),
  GENERAL_URL: z._default(origin(), 'http://127.0.0.1:3001'),
  ADULT_URL: z._default(origin(), 'http://127.0.0.1:3002'),
  INTERNAL_KEY: z._default(key(8), LOCAL_KEY),
  SESSION_KEYS: z.optional(z.string()),
  DATA_DIR: z._default(setting(), '.data'),
  ASSETS_DIR: z.optional(setting()),
  TRUSTED_PROXIES: z.optional(parseTrustedProxies),
  AGE_PROOF: z._default(oneOf(['declaration', 'simulator']), 'declaration'),
  AGE_SIMULATOR_URL: z.optional(address(['http', 'https'])),
  LEAVE_URL: z._default(address(['https', 'http']), 'https://www.seznam.cz/'),
  GP_WEBPAY_URL: z._default(
    address(['http', 'https']),
    'https://3dsecure.gpwebpay.com/pgw/order.do',
  ),
  MOVABLE_CLOCK: z._default(flag(), false),
  STORE_BYTES: z._default(wholeNumber(MIB, 64 * 1024 * MIB), 64 * MIB),
  BUDGET_FACTOR: z._default(wholeNumber(1, 1_000_000_000), 1),
  SECURITY_CONTACT: z._default(
    setting('an address that begins with mailto:, https:// or tel:', isContact),
    'mailto:podpora@inzrt.example',
  ),
  SUPPORT_EMAIL: z._default(email(), 'podpora@inzrt.example'),
  RELEASE: z.optional(releaseName()),
  TRACES_URL: z.optional(address(['http', 'https'])),
  TRACES_PERCENT: z._default(wholeNumber(1, 100), 1),
  LOG_LEVEL: z._default(logLevel(), 'info'),
})
