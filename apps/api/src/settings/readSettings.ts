import { resolve } from 'node:path'
import { isEmail } from '@inzrt/domain/contact'
import { maxLength, minLength } from '@inzrt/domain/lengths'
import * as z from 'zod/mini'
import { parseSmsProviders } from '../sms/providers/parseSmsProviders.ts'
import { parseTokenKeys } from '../tokens/parseTokenKeys.ts'
import { LOCAL_KEY, productionFaults } from './productionFaults.ts'
import { readGatewaySettings } from './readGatewaySettings.ts'
import { readStore } from './readStore.ts'
import { readSupplier } from './readSupplier.ts'

const port = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_535))
/** Premium numbers begin so; two digits of the price follow. */
const smsPrefix = z.string().check(z.regex(/^90\d{3}$/, 'five digits from 90'))
const origin = z.url({ protocol: /^https?$/ })
const root = resolve(import.meta.dirname, '../../../..')

/** Demo ads made in an empty database; production begins empty. */
const DEMO_ADS = 10_000

const EnvironmentSchema = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(port, 4100),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, 'postgres address'))),
  POSTGRES_PORT: z._default(port, 54_329),
  DATA_DIR: z._default(z.string(), resolve(root, '.data')),
  IMAGES_DIR: z.optional(z.string()),
  S3_ENDPOINT: z.optional(origin),
  S3_BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))),
  S3_REGION: z._default(z.string().check(z.regex(/^[a-z0-9-]{2,40}$/)), 'us-east-1'),
  S3_ACCESS_KEY: z.optional(z.string().check(z.regex(/^[\w-]{3,128}$/))),
  S3_SECRET_KEY: z.optional(z.string().check(minLength(8))),
  INTERNAL_KEY: z._default(z.string().check(minLength(8)), LOCAL_KEY),
  TOKEN_KEYS: z.optional(z.string()),
  GENERAL_ORIGIN: z._default(origin, 'http://localhost:3000'),
  ADULT_ORIGIN: z._default(origin, 'http://pinkpack.localhost:3000'),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, hostname: /./ })),
  MAIL_FROM: z._default(z.string().check(z.refine(isEmail, 'email')), 'posta@inzrt.localhost'),
  SMS_GATEWAY_URL: z.optional(z.url({ protocol: /^https$/ })),
  SMS_GATEWAY_KEY: z.optional(z.string().check(minLength(8))),
  SMS_PROVIDERS: z.optional(z.string()),
  GENERAL_SMS_PREFIX: z._default(smsPrefix, '90333'),
  ADULT_SMS_PREFIX: z._default(smsPrefix, '90933'),
  GP_WEBPAY_URL: z._default(
    z.url({ protocol: /^https$/ }),
    'https://3dsecure.gpwebpay.com/pgw/order.do',
  ),
  GP_WEBPAY_STATUS_URL: z._default(
    z.url({ protocol: /^https$/ }),
    'https://3dsecure.gpwebpay.com/pay-ws/v1/PaymentService',
  ),
  GP_WEBPAY_PROVIDER: z.optional(z.string().check(z.regex(/^\d{4}$/, 'bank code'))),
  GP_WEBPAY_MERCHANT: z.optional(z.string().check(z.regex(/^\d{1,10}$/, 'merchant number'))),
  GP_WEBPAY_KEY_FILE: z.optional(z.string()),
  GP_WEBPAY_KEY_PASSWORD: z.optional(z.string()),
  GP_WEBPAY_CERTIFICATE_FILE: z.optional(z.string()),
  SUPPLIER_NAME: z.optional(z.string().check(minLength(1), maxLength(200))),
  SUPPLIER_ADDRESS: z._default(z.string().check(maxLength(400)), ''),
  SUPPLIER_COMPANY_ID: z.optional(z.string().check(z.regex(/^\d{8}$/, 'company number'))),
  SUPPLIER_VAT_ID: z.optional(z.string().check(z.regex(/^[A-Z]{2}\w{2,12}$/, 'VAT number'))),
  WORK_BITS: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(24)), 15),
  SANDBOX: z._default(z.enum(['0', '1']), '0'),
  SEED_ADS: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
})

/** Texts leave by an aggregator once both its address and its key are known. */
const toSmsGateway = ({
  SMS_GATEWAY_URL: url,
  SMS_GATEWAY_KEY: key,
}: z.output<typeof EnvironmentSchema>) => (url && key ? { url, key } : null)

export type Settings = ReturnType<typeof readSettings>

/**
 * Reads the process's settings; every one has a default that suits development.
 * @throws Error that names each wrong variable.
 */
export const readSettings = (environment: NodeJS.ProcessEnv) => {
  const parsed = EnvironmentSchema.safeParse(environment)
  if (!parsed.success)
    throw new Error(`Wrong settings: ${parsed.error.issues.map(({ path }) => path.join('.'))}`)
  const { data } = parsed
  const isProduction = data.NODE_ENV === 'production'
  const [fault] = isProduction ? productionFaults(environment) : []
  if (fault) throw new Error(`Wrong settings: ${fault}`)
  const dataDir = resolve(root, data.DATA_DIR)
  const store = readStore(data)

  return {
    host: data.HOST,
    port: data.PORT,
    databaseUrl: data.DATABASE_URL,
    postgresPort: data.POSTGRES_PORT,
    dataDir,
    imagesDir: resolve(data.IMAGES_DIR ?? `${dataDir}/images`),
    store,
    internalKey: data.INTERNAL_KEY,
    /** None: the key of this machine. */
    tokenKeys: data.TOKEN_KEYS === undefined ? null : parseTokenKeys(data.TOKEN_KEYS),
    origins: { general: data.GENERAL_ORIGIN, adult: data.ADULT_ORIGIN },
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    smsProviders:
      data.SMS_PROVIDERS === undefined ? new Map() : parseSmsProviders(data.SMS_PROVIDERS),
    smsGateway: toSmsGateway(data),
    smsPrefixes: { general: data.GENERAL_SMS_PREFIX, adult: data.ADULT_SMS_PREFIX },
    gateway: readGatewaySettings(data),
    supplier: readSupplier(data),
    workBits: data.WORK_BITS,
    isSandbox: data.SANDBOX === '1',
    seedAds: data.SEED_ADS ?? (isProduction || store ? 0 : DEMO_ADS),
    logLevel: data.LOG_LEVEL,
  } as const
}
