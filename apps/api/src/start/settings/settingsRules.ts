import type { Environment } from '@inzrt/settings/Environment'
import type { SettingsRule } from '@inzrt/settings/readEnvironment'
import { allOrNone, needs, ownInternalKey, twoOrigins } from '@inzrt/settings/settingsRules'
import { parseTokenKeys } from '../../identity/tokens/parseTokenKeys.ts'
import { parsePushKey } from '../../messages/push/PushKeys.ts'
import { parseSmsProviders } from '../../premium-sms/providers/parseSmsProviders.ts'

const inProduction =
  (rule: SettingsRule): SettingsRule =>
  (environment) => {
    const fault = environment.NODE_ENV === 'production' ? rule(environment) : null

    return fault && `${fault} in production`
  }

const mustBeSet = (name: string, what: string): SettingsRule =>
  inProduction((environment) => (environment[name] ? null : `${name}, ${what}, must be set`))

const readable =
  (name: string, parse: (text: string) => unknown): SettingsRule =>
  (environment: Environment) => {
    try {
      if (environment[name] !== undefined) parse(environment[name])

      return null
    } catch (error) {
      return (error as Error).message
    }
  }

/** What is wrong between settings of this process, or may not be so in production. */
export const SETTINGS_RULES: readonly SettingsRule[] = [
  readable('TOKEN_KEYS', parseTokenKeys),
  readable('PUSH_KEY', parsePushKey),
  readable('SMS_PROVIDERS', parseSmsProviders),
  twoOrigins,
  allOrNone('S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'),
  needs('S3_ENDPOINT', ['S3_REGION']),
  allOrNone('MAIL_REPLY_DOMAIN', 'MAIL_INLET_PORT'),
  allOrNone('SMS_GATEWAY_URL', 'SMS_GATEWAY_KEY'),
  allOrNone('CDN_PURGE_URL', 'CDN_PURGE_KEY'),
  allOrNone('GP_WEBPAY_MERCHANT', 'GP_WEBPAY_KEY_FILE', 'GP_WEBPAY_CERTIFICATE_FILE'),
  needs('GP_WEBPAY_MERCHANT', ['GP_WEBPAY_PROVIDER', 'GP_WEBPAY_KEY_PASSWORD']),
  needs('SUPPLIER_NAME', [
    ...([
      'SUPPLIER_ADDRESS',
      'SUPPLIER_COMPANY_ID',
      'SUPPLIER_VAT_ID',
      'SUPPLIER_ACCOUNT',
    ] as const),
  ]),
  ({ DATABASE, DATABASE_URL }) =>
    DATABASE && DATABASE_URL ? 'DATABASE=embedded and DATABASE_URL exclude each other' : null,
  ({ DATABASE_URL, BACKUP_DIR }) =>
    DATABASE_URL && BACKUP_DIR
      ? 'BACKUP_DIR is for the embedded database: a server of your own has an archive of its own'
      : null,
  needs('DATABASE_URL', ['DATABASE_POOL_URL', 'DATABASE_REPLICA_URLS']),
  needs('DATABASE_REPLICA_URLS', ['REPLICA_LAG_SECONDS']),
  ({ DATABASE_URL, DATABASE_POOL_URL }) =>
    DATABASE_POOL_URL !== undefined && DATABASE_POOL_URL === DATABASE_URL
      ? 'DATABASE_POOL_URL must be the address of a pooler, or left out, and DATABASE_URL that of PostgreSQL itself'
      : null,
  ({ ROLE = 'both', MOVABLE_CLOCK }) =>
    MOVABLE_CLOCK === '1' && ROLE !== 'both'
      ? `MOVABLE_CLOCK, which moves one process only, must not be 1 beside ROLE=${ROLE}`
      : null,
  ({ ROLE, SEED_ADS = '0' }) =>
    ROLE === 'worker' && SEED_ADS !== '0'
      ? 'SEED_ADS must be 0 or left out beside ROLE=worker, which makes no demo'
      : null,
  inProduction(({ DATABASE, DATABASE_URL }) =>
    DATABASE || DATABASE_URL
      ? null
      : 'DATABASE_URL, or DATABASE=embedded for the embedded database without pg_dump, must be set',
  ),
  inProduction(ownInternalKey),
  inProduction(({ MOVABLE_CLOCK }) =>
    MOVABLE_CLOCK === '1' ? 'MOVABLE_CLOCK must not be 1' : null,
  ),
  ...['INNER_PHOTOS', 'INNER_PUSH'].map((name) =>
    inProduction((environment) => (environment[name] === '1' ? `${name} must not be 1` : null)),
  ),
  inProduction(({ DEMO_KEY }) =>
    DEMO_KEY ? "DEMO_KEY, which opens the demo's accounts, must be left out" : null,
  ),
  ...['SMS_GATEWAY_URL', 'CDN_PURGE_URL', 'GP_WEBPAY_URL', 'GP_WEBPAY_STATUS_URL', 'ARES_URL'].map(
    (name) =>
      inProduction((environment) =>
        environment[name]?.startsWith('http:') ? `${name} must begin with https://` : null,
      ),
  ),
  mustBeSet('TOKEN_KEYS', 'the keys of sessions'),
  mustBeSet('SMTP_URL', 'the mail server'),
  mustBeSet('MAIL_FROM', 'the address letters come from'),
  mustBeSet('GENERAL_ORIGIN', 'the public address of the general site'),
  mustBeSet('ADULT_ORIGIN', 'the public address of the adult site'),
  inProduction(({ GP_WEBPAY_MERCHANT, SUPPLIER_NAME }) =>
    GP_WEBPAY_MERCHANT && !SUPPLIER_NAME
      ? 'SUPPLIER_NAME, whom receipts name, must be set for payments by card'
      : null,
  ),
]
