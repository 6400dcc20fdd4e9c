import { resolve } from 'node:path'
import type { Environment as Given } from '@inzrt/settings/Environment'
import { readEnvironment } from '@inzrt/settings/readEnvironment'
import type * as z from 'zod/mini'
import { parseTokenKeys } from '../../identity/tokens/parseTokenKeys.ts'
import { parsePushKey } from '../../messages/push/PushKeys.ts'
import { parseSmsProviders } from '../../premium-sms/providers/parseSmsProviders.ts'
import { Environment } from './Environment.ts'
import { readGatewaySettings } from './readGatewaySettings.ts'
import { readStore } from './readStore.ts'
import { readSupplier } from './readSupplier.ts'
import { root } from './root.ts'
import { SETTINGS_RULES } from './settingsRules.ts'

/** Demo ads made in an empty database; production begins empty. */
const DEMO_ADS = 10_000

/** A replica this late still shows what a visitor takes for now. */
const REPLICA_LAG_SECONDS = 2

/** Texts leave by an aggregator once both its address and its key are known. */
const toSmsGateway = ({
  SMS_GATEWAY_URL: url,
  SMS_GATEWAY_KEY: key,
}: z.output<typeof Environment>) => (url && key ? { url, key } : null)

const toCdn = ({ CDN_PURGE_URL: url, CDN_PURGE_KEY: key }: z.output<typeof Environment>) =>
  url && key ? { url, key } : null

export type Settings = ReturnType<typeof readSettings>

/**
 * Reads the process's settings; every one has a default that suits development.
 * @throws Error that names each setting that cannot work
 */
export const readSettings = (environment: Given) => {
  const data = readEnvironment(Environment, environment, SETTINGS_RULES)
  const isProduction = data.NODE_ENV === 'production'
  const dataDir = resolve(root, data.DATA_DIR)
  const store = readStore(data)

  return {
    role: data.ROLE,
    host: data.HOST,
    port: data.PORT,
    /** Where health, readiness, drain and metrics are answered too. */
    management: data.MANAGEMENT_PORT
      ? { host: data.MANAGEMENT_HOST, port: data.MANAGEMENT_PORT }
      : null,
    drainMs: data.DRAIN_SECONDS * 1_000,
    databaseUrl: data.DATABASE_URL,
    /** The same through a pooler, for requests; a worker keeps its connections. Null: there is none. */
    databasePoolUrl: data.ROLE === 'worker' ? null : (data.DATABASE_POOL_URL ?? null),
    /** Standbys of it, for calls that change nothing; a worker answers none. */
    replicaUrls: data.ROLE === 'worker' ? [] : (data.DATABASE_REPLICA_URLS?.split(',') ?? []),
    /** A later one is left aside. */
    longestLagMs: (data.REPLICA_LAG_SECONDS ?? REPLICA_LAG_SECONDS) * 1_000,
    /** Of the owner of the tables, for the command that migrates. */
    databaseOwnerUrl: data.DATABASE_OWNER_URL,
    /** Where several processes share a server, a command of the owner's brings it up to date, and no start does. */
    migratesAtStart: !(isProduction && data.DATABASE_URL !== undefined),
    postgresPort: data.POSTGRES_PORT,
    dataDir,
    /** Where the embedded database archives what it writes; null: nowhere. */
    backupDir: data.BACKUP_DIR === undefined ? null : resolve(root, data.BACKUP_DIR),
    imagesDir: resolve(data.IMAGES_DIR ?? `${dataDir}/images`),
    variantsBytes: data.VARIANTS_BYTES,
    store,
    internalKey: data.INTERNAL_KEY,
    /** None: the key of this machine. */
    tokenKeys: data.TOKEN_KEYS === undefined ? null : parseTokenKeys(data.TOKEN_KEYS),
    /** Whether staff get to the desk by a login of two steps only. */
    isSecondFactorForStaff: data.STAFF_SECOND_FACTOR ?? isProduction,
    origins: { general: data.GENERAL_ORIGIN, adult: data.ADULT_ORIGIN },
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    /** None: letters are answered on the portal alone. */
    replyDomain: data.MAIL_REPLY_DOMAIN ?? null,
    /** Where the mail server hands over what came to that domain. */
    mailInlet: data.MAIL_INLET_PORT
      ? { host: data.MAIL_INLET_HOST, port: data.MAIL_INLET_PORT }
      : null,
    /** What push services know us by; null: nobody is notified in a browser. */
    pushKeys: data.PUSH_KEY === undefined ? null : parsePushKey(data.PUSH_KEY),
    smsProviders:
      data.SMS_PROVIDERS === undefined ? new Map() : parseSmsProviders(data.SMS_PROVIDERS),
    smsGateway: toSmsGateway(data),
    /** Where a content delivery network is told what to forget; null: there is none. */
    cdn: toCdn(data),
    smsPrefixes: { general: data.GENERAL_SMS_PREFIX, adult: data.ADULT_SMS_PREFIX },
    gateway: readGatewaySettings(data),
    /** Where companies are looked up by their numbers. */
    aresUrl: data.ARES_URL,
    supplier: readSupplier(data),
    workBits: data.WORK_BITS,
    /** Whether photos may be fetched from this machine. */
    hasInnerPhotos: data.INNER_PHOTOS,
    /** Whether push services may be on this machine. */
    hasInnerPush: data.INNER_PUSH,
    isClockMovable: data.MOVABLE_CLOCK,
    seedAds: data.SEED_ADS ?? (isProduction || store || data.ROLE === 'worker' ? 0 : DEMO_ADS),
    /** The demo's accounts get passwords made from it; none: they have none. */
    demoKey: data.DEMO_KEY,
    /** Where a collector takes traces. */
    tracesUrl: data.TRACES_URL ?? null,
    /** What the release that runs is called; null: nobody named it. */
    release: data.RELEASE ?? null,
    logLevel: data.LOG_LEVEL,
  } as const
}
