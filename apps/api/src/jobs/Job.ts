import type { FastifyBaseLogger } from 'fastify'

/** Work done beside requests, by whichever process takes it first. */
export type Job = Readonly<{
  /** When it is done by itself, as cron says it. */
  schedule: string
  run: (log: FastifyBaseLogger, stopping?: AbortSignal) => Promise<unknown>
}>

export type JobName =
  | 'answerAdLinkRequests'
  | 'answerResetRequests'
  | 'anonymiseAds'
  | 'apologiseForDelay'
  | 'askAboutPayments'
  | 'askFreshness'
  | 'closeEditions'
  | 'closeGoneReports'
  | 'composeEditions'
  | 'deliverMessages'
  | 'endPromos'
  | 'expireAds'
  | 'expireOrders'
  | 'forgetMessages'
  | 'refreshVocabulary'
  | 'releaseAds'
  | 'rotateTopped'
  | 'sendAlerts'
  | 'sweepIdentity'
  | 'sweepPictures'
  | 'sweepSms'
  | 'sweepUploads'
  | 'tellMatches'
  | 'tellOfEnds'

export type Jobs = Readonly<Record<JobName, Job>>
