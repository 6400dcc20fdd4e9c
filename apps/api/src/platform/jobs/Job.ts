import type { FastifyBaseLogger } from 'fastify'

/** One run of a job. Without its signals it goes on until everything is done. */
type JobRun = Readonly<{
  log: FastifyBaseLogger
  /** Aborted when other jobs shall run; a job that stops for it is queued again behind them. */
  ending?: AbortSignal
  /** Aborted when the process ends; for work that would have to begin again. */
  stopping?: AbortSignal
}>

/** Work done beside requests, by whichever process takes it first. */
export type Job = Readonly<{
  /** When it is done by itself, as cron says it. */
  schedule: string
  run: (run: JobRun) => Promise<unknown>
}>

export type JobName =
  | 'answerAdLinkRequests'
  | 'answerResetRequests'
  | 'anonymiseAds'
  | 'archiveEditions'
  | 'notifyOfDelay'
  | 'askAboutPayments'
  | 'askFreshness'
  | 'closeEditions'
  | 'closeGoneReports'
  | 'purgeComplaints'
  | 'purgeConversations'
  | 'purgeRatings'
  | 'composeEditions'
  | 'deliverMessages'
  | 'deliverPushes'
  | 'endExchanges'
  | 'endPromos'
  | 'expireAds'
  | 'expireOrders'
  | 'fetchPhotos'
  | 'freeReservations'
  | 'proposeExchanges'
  | 'purgeAdChanges'
  | 'purgeMessages'
  | 'purgePictures'
  | 'purgeUnpaidOrders'
  | 'indexAds'
  | 'refreshVocabulary'
  | 'releaseAds'
  | 'remindInvoices'
  | 'rotateTopped'
  | 'sendAlerts'
  | 'endTerms'
  | 'sweepFeeds'
  | 'sweepIdentity'
  | 'sweepNotifications'
  | 'sweepPictures'
  | 'sweepPush'
  | 'sweepSms'
  | 'sweepUploads'
  | 'sweepWatches'
  | 'workFeeds'
  | 'notifyMatches'
  | 'notifyExpiring'

export type Jobs = Readonly<Record<JobName, Job>>
