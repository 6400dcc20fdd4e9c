import type { RequestMetrics } from '@inzrt/telemetry/createRequestMetrics'
import type { Tracer } from '@inzrt/telemetry/traces/createTracer'
import type { Gateway } from '../advertising/payments/Gateway.ts'
import type { Originals } from '../catalogue/images/Originals.ts'
import type { AdIndexSource } from '../catalogue/search/ad-index/openAdIndex.ts'
import type { CompanyRegister } from '../identity/companies/createCompanyRegister.ts'
import type { Derive } from '../identity/passwords/createDeriver.ts'
import type { TokenKeys } from '../identity/tokens/TokenKey.ts'
import type { MailInletPlace } from '../messages/inlet/openMailInlet.ts'
import type { PushKeys } from '../messages/push/PushKeys.ts'
import type { Brand } from '../platform/brand/Brand.ts'
import type { Clock } from '../platform/clock/Clock.ts'
import type { MovableClock } from '../platform/clock/openMovableClock.ts'
import type { AnsweredBy } from '../platform/database/replicas/createReads.ts'
import type { Replica } from '../platform/database/replicas/openReplica.ts'
import type { ReceiptParty } from '../platform/database/schema/receipts.ts'
import type { compileSerializer } from '../platform/http/compileSerializer.ts'
import type { Jobs } from '../platform/jobs/Job.ts'
import type { SmsPrefixes } from '../premium-sms/payments/smsNumberFor.ts'
import type { SmsProviders } from '../premium-sms/providers/InboundSms.ts'

export type AppOptions = Readonly<{
  internalKey: string
  originals: Originals
  /** Sizes made of pictures are kept in a folder named after this one. */
  imagesDir: string
  /** Room for those sizes. */
  variantsBytes?: number
  logLevel: string
  /** How answers are written, unless by their schemas alone. */
  serializerCompiler?: typeof compileSerializer
  /** What the release that runs is called. */
  release?: string | null
  /** Zero bits of a hash a guest’s browser finds for each ad; 0: nothing is asked. */
  workBits: number
  /** Public addresses of both sites, for links in texts. */
  origins: Readonly<Record<Brand, string>>
  /** Shared with the jobs; none: the app opens one of its own. */
  adIndex?: AdIndexSource
  /** Standbys of the database, for calls that change nothing; none: the database answers all. */
  replicas?: readonly Replica[]
  /** Hears who answered such a call. */
  onReadAnswered?: ((by: AnsweredBy) => void) | undefined
  /** Sections and banners, and words, may be this old; tests, which change them, read them again. */
  catalogueMaxAgeMs?: number
  vocabularyMaxAgeMs?: number
  isStopping?: () => boolean
  /** Domain of the addresses that letters are answered at; none: they are answered on the portal alone. */
  replyDomain?: string | null
  /** Where letters to that domain are handed over. */
  mailInlet?: MailInletPlace | null
  /** What push services know us by; none: nobody is notified in a browser. */
  pushKeys?: PushKeys | null
  /** Whether those services may be on this machine. */
  hasInnerPush?: boolean
  /** Who may bring premium messages, by the names in their addresses. */
  smsProviders?: SmsProviders | undefined
  /** Of the numbers that promotions are paid at. */
  smsPrefixes?: SmsPrefixes | undefined
  /** Signs the tokens of sessions. */
  tokenKeys: TokenKeys
  /** Whether staff get to the desk by a login of two steps only; not unless told. */
  isSecondFactorForStaff?: boolean
  /** Hashes passwords in place of the thread that does it for the product. */
  makeHash?: Derive
  /** Tells of companies by their numbers; none: the register is away. */
  companies?: CompanyRegister | undefined
  /** Takes payments by card; none: nobody can pay so. */
  gateway?: Gateway | null
  /** Who sells, as receipts say it. */
  supplier?: ReceiptParty | undefined
  clock?: Clock
  /** How far the machine's clock is ahead of the database's; shown among the metrics. */
  machineAheadMs?: () => number
  /** The clock, where it can be moved. */
  movableClock?: MovableClock | undefined
  /** Counts and times what is answered; none: nobody reads it. */
  requestMetrics?: RequestMetrics | null
  /** Makes calls part of the traces they were sent from; none: nobody collects them. */
  tracer?: Tracer | null
  /** What moving the clock has done. */
  jobs?: Jobs | undefined
}>
