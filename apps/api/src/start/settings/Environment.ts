import { resolve } from 'node:path'
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
  safeAddress,
  setting,
  wholeNumber,
} from '@inzrt/settings/fields'
import { LOCAL_KEY } from '@inzrt/settings/settingsRules'
import * as z from 'zod/mini'
import { VARIANTS_BYTES } from '../../catalogue/images/variantsBytes.ts'
import { root } from './root.ts'

const matching = (what: string, pattern: RegExp) => setting(what, (value) => pattern.test(value))

const database = () =>
  matching('an address that begins with postgres:// or postgresql://', /^postgres(ql)?:\/\/./)

const databases = () =>
  matching(
    'addresses that begin with postgres:// or postgresql://, with commas between',
    /^postgres(ql)?:\/\/[^\s,]+(,postgres(ql)?:\/\/[^\s,]+)*$/,
  )

/** Premium numbers begin so; two digits of the price follow. */
const smsPrefix = () => matching('five digits from 90', /^90\d{3}$/)

/** Every setting of this process; docs/operations.md has the same ones. */
export const Environment = z.object({
  NODE_ENV: z._default(oneOf(['development', 'test', 'production']), 'development'),
  ROLE: z._default(oneOf(['both', 'api', 'worker']), 'both'),
  HOST: z._default(host(), '127.0.0.1'),
  PORT: z._default(port(), 4100),
  MANAGEMENT_HOST: z._default(host(), '127.0.0.1'),
  MANAGEMENT_PORT: z.optional(port()),
  DRAIN_SECONDS: z._default(wholeNumber(0, 30), 0),
  DATABASE: z.optional(oneOf(['embedded'])),
  DATABASE_URL: z.optional(database()),
  DATABASE_POOL_URL: z.optional(database()),
  DATABASE_REPLICA_URLS: z.optional(databases()),
  REPLICA_LAG_SECONDS: z.optional(wholeNumber(1, 3_600)),
  DATABASE_OWNER_URL: z.optional(database()),
  POSTGRES_PORT: z._default(port(), 54_329),
  DATA_DIR: z._default(setting(), resolve(root, '.data')),
  BACKUP_DIR: z.optional(setting()),
  IMAGES_DIR: z.optional(setting()),
  VARIANTS_BYTES: z._default(wholeNumber(16 * 1024 ** 2, 1024 ** 5), VARIANTS_BYTES),
  S3_ENDPOINT: z.optional(origin()),
  S3_BUCKET: z.optional(
    matching(
      'the name of a bucket: small letters, digits, dots and hyphens',
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    ),
  ),
  S3_REGION: z._default(matching('the name of a region', /^[a-z0-9-]{2,40}$/), 'us-east-1'),
  S3_ACCESS_KEY: z.optional(matching('3 to 128 letters, digits, _ or -', /^[\w-]{3,128}$/)),
  S3_SECRET_KEY: z.optional(matching('at least 8 characters', /^.{8,}$/)),
  INTERNAL_KEY: z._default(key(8), LOCAL_KEY),
  TOKEN_KEYS: z.optional(setting()),
  STAFF_SECOND_FACTOR: z.optional(flag()),
  GENERAL_ORIGIN: z._default(origin(), 'http://localhost:3000'),
  ADULT_ORIGIN: z._default(origin(), 'http://pinkpack.localhost:3000'),
  SMTP_URL: z.optional(address(['smtp', 'smtps'])),
  MAIL_FROM: z._default(email(), 'posta@inzrt.localhost'),
  MAIL_REPLY_DOMAIN: z.optional(
    matching('a name of a host in small letters', /^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63}){1,5}$/),
  ),
  MAIL_INLET_HOST: z._default(host(), '127.0.0.1'),
  MAIL_INLET_PORT: z.optional(port()),
  SMS_GATEWAY_URL: z.optional(safeAddress()),
  SMS_GATEWAY_KEY: z.optional(key(8)),
  CDN_PURGE_URL: z.optional(safeAddress()),
  CDN_PURGE_KEY: z.optional(key(8)),
  PUSH_KEY: z.optional(setting()),
  SMS_PROVIDERS: z.optional(setting()),
  GENERAL_SMS_PREFIX: z._default(smsPrefix(), '90333'),
  ADULT_SMS_PREFIX: z._default(smsPrefix(), '90933'),
  GP_WEBPAY_URL: z._default(safeAddress(), 'https://3dsecure.gpwebpay.com/pgw/order.do'),
  GP_WEBPAY_STATUS_URL: z._default(
    safeAddress(),
    'https://3dsecure.gpwebpay.com/pay-ws/v1/PaymentService',
  ),
  GP_WEBPAY_PROVIDER: z.optional(matching('a bank code of four digits', /^\d{4}$/)),
  GP_WEBPAY_MERCHANT: z.optional(matching('a merchant number of 1 to 10 digits', /^\d{1,10}$/)),
  GP_WEBPAY_KEY_FILE: z.optional(setting()),
  GP_WEBPAY_KEY_PASSWORD: z.optional(setting()),
  GP_WEBPAY_CERTIFICATE_FILE: z.optional(setting()),
  ARES_URL: z._default(safeAddress(), 'https://ares.gov.cz/ekonomicke-subjekty-v-be/rest'),
  SUPPLIER_NAME: z.optional(matching('a name of at most 200 characters', /^.{1,200}$/)),
  SUPPLIER_ADDRESS: z._default(matching('at most 400 characters', /^.{1,400}$/), ''),
  SUPPLIER_COMPANY_ID: z.optional(matching('a company number of eight digits', /^\d{8}$/)),
  SUPPLIER_VAT_ID: z.optional(matching('a VAT number', /^[A-Z]{2}\w{2,12}$/)),
  SUPPLIER_ACCOUNT: z.optional(
    matching('an account such as 19-2000145399/0800', /^(\d{1,6}-)?\d{2,10}\/\d{4}$/),
  ),
  WORK_BITS: z._default(wholeNumber(0, 24), 15),
  INNER_PHOTOS: z._default(flag(), false),
  INNER_PUSH: z._default(flag(), false),
  MOVABLE_CLOCK: z._default(flag(), false),
  SEED_ADS: z.optional(wholeNumber(0, 1_000_000)),
  DEMO_KEY: z.optional(key(32)),
  RELEASE: z.optional(releaseName()),
  TRACES_URL: z.optional(address(['http', 'https'])),
  LOG_LEVEL: z._default(logLevel(), 'info'),
})
