import type { FastifyBaseLogger } from 'fastify'

/** How long a job may go on. */
export type Turn = Readonly<{
  /** Aborted when others shall have their turn; whoever stops for it is asked for again behind them. */
  ending: AbortSignal
  /** Aborted when the process ends; for work that would have to begin anew. */
  stopping: AbortSignal
}>

/** Work done beside requests, by whichever process takes it first. */
export type Job = Readonly<{
  /** When it is done by itself, as cron says it. */
  schedule: string
  /** Without a turn it goes on until everything is done. */
  run: (log: FastifyBaseLogger, turn?: Turn) => Promise<unknown>
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
