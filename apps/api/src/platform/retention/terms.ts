import { EXCHANGE_RETENTION_DAYS } from '@inzrt/rules/deal'
import {
  CONVERSATION_MONTHS,
  RATING_MONTHS,
  UNPAID_ORDER_MONTHS,
  WATCH_CONFIRM_HOURS,
} from '@inzrt/rules/limits'
import { sql } from 'drizzle-orm'
import { adStats } from '../database/schema/adStats.ts'
import { adTokens } from '../database/schema/adTokens.ts'
import { authEvents } from '../database/schema/authEvents.ts'
import { emailTokens } from '../database/schema/emailTokens.ts'
import { idempotencyKeys } from '../database/schema/idempotencyKeys.ts'
import { jobFailures } from '../database/schema/jobFailures.ts'
import { passkeyChallenges } from '../database/schema/passkeys.ts'
import { passwordResets } from '../database/schema/passwordResets.ts'
import { paymentLog } from '../database/schema/payments.ts'
import { phoneVerifications } from '../database/schema/phoneVerifications.ts'
import { reports } from '../database/schema/reports.ts'
import { retiredNicknames } from '../database/schema/retiredNicknames.ts'
import { appSecrets, halfLogins } from '../database/schema/secondFactors.ts'
import { sessions } from '../database/schema/sessions.ts'
import type { Rule } from './Rule.ts'

/** As long as something can be claimed in court (§ 629 of the civil code). */
const CLAIMED = { months: 36, days: 1_096 } as const

const parent = (of: string): Rule => ({ kind: 'parent', parent: of })
const bounded = (by: string): Rule => ({ kind: 'bounded', by })

/** Of every table, by its name: what keeps it from growing for ever. */
export const TERMS: Readonly<Record<string, Rule>> = {
  ad_changes: { kind: 'job', job: 'purgeAdChanges', term: 'once every api has read them' },
  ad_decisions: parent('ads'),
  ad_images: { kind: 'job', job: 'sweepUploads', term: 'unused for a day, else with their ad' },
  ad_link_requests: { kind: 'job', job: 'answerAdLinkRequests', term: 'once answered' },
  ad_match_silence: parent('ads'),
  ad_matches: parent('ads'),
  ad_promos: parent('ads'),
  ad_revisions: parent('ads'),
  /** A year of an ad can be compared with the month before it. */
  ad_stats: { kind: 'days', days: 396, after: ['day'], of: adStats },
  /** The link of a letter is good no longer; for two days it says so. */
  ad_tokens: { kind: 'days', days: 2, after: ['expires_at'], of: adTokens },
  ads: { kind: 'job', job: 'anonymiseAds', term: '60 days after deletion nothing but a number' },
  app_secrets: {
    kind: 'days',
    days: 1,
    after: ['created_at'],
    of: appSecrets,
    which: sql`confirmed_at is null`,
  },
  appeals: parent('ad_decisions'),
  archived_ads: parent('ads'),
  attempts: { kind: 'job', job: 'sweepIdentity', term: 'with their budget, 30 days at most' },
  attribute_sets: bounded('kinds of things'),
  audit_log: { kind: 'months', months: CLAIMED.months },
  /** Half a year is what a theft is looked into. */
  auth_events: { kind: 'days', days: 180, after: ['created_at'], of: authEvents },
  banners: bounded('what admins put there'),
  brands: bounded('sites'),
  clock_offset: bounded('one row'),
  complaints: { kind: 'job', job: 'purgeComplaints', term: '3 years after the answer' },
  conversation_participants: parent('conversations'),
  conversations: {
    kind: 'job',
    job: 'purgeConversations',
    term: `${CONVERSATION_MONTHS} months after the last message`,
  },
  coupons: bounded('what admins put there'),
  credit_entries: bounded('accounts and orders: books of the operator, kept as the law asks'),
  deals: parent('conversations'),
  demos: bounded('one row'),
  edition_ads: bounded('lines of the printed newspaper, which is an archive'),
  editions: bounded('weeks'),
  email_tokens: { kind: 'days', days: 2, after: ['expires_at'], of: emailTokens },
  exchange_looks: parent('ads'),
  exchange_members: parent('exchanges'),
  exchanges: {
    kind: 'job',
    job: 'endExchanges',
    term: `${EXCHANGE_RETENTION_DAYS} days after their end`,
  },
  favourites: bounded('500 an account'),
  feed_lines: parent('feeds'),
  feed_photos: parent('feeds'),
  feed_pieces: parent('feeds'),
  feeds: { kind: 'job', job: 'sweepFeeds', term: '90 days' },
  half_logins: { kind: 'days', days: 0, after: ['expires_at'], of: halfLogins },
  /** A write is repeated within seconds by a browser, and within hours by a form left open. */
  idempotency_keys: { kind: 'days', days: 1, after: ['created_at'], of: idempotencyKeys },
  invoices: bounded('orders: books of the operator, kept as the law asks'),
  /** In a month of days on which it might have been tried nobody asked for the row: it is gone. */
  job_failures: { kind: 'days', days: 30, after: ['again_at'], of: jobFailures },
  localities: bounded('places'),
  message_photos: parent('messages'),
  messages: parent('conversations'),
  moderation_words: bounded('what admins put there'),
  municipalities: bounded('places'),
  notifications: { kind: 'job', job: 'sweepNotifications', term: '180 days' },
  number_series: bounded('years'),
  order_items: parent('orders'),
  orders: {
    kind: 'job',
    job: 'purgeUnpaidOrders',
    term: `${UNPAID_ORDER_MONTHS} months when unpaid; paid ones are books`,
  },
  outdated_pictures: { kind: 'job', job: 'purgePictures', term: 'once the CDN has forgotten them' },
  outbox: { kind: 'job', job: 'purgeMessages', term: '30 days' },
  passkey_challenges: { kind: 'days', days: 0, after: ['expires_at'], of: passkeyChallenges },
  passkeys: bounded('what accounts add'),
  password_resets: { kind: 'days', days: 2, after: ['created_at'], of: passwordResets },
  payment_log: { kind: 'days', days: CLAIMED.days, after: ['at'], of: paymentLog },
  payments: parent('orders'),
  phone_verifications: { kind: 'days', days: 2, after: ['expires_at'], of: phoneVerifications },
  promo_kinds: bounded('what admins put there'),
  push_keys: { kind: 'job', job: 'sweepPush', term: '90 days unused' },
  push_subscriptions: { kind: 'job', job: 'sweepPush', term: 'with their key' },
  rating_reports: parent('ratings'),
  ratings: { kind: 'job', job: 'purgeRatings', term: `${RATING_MONTHS} months` },
  receipts: bounded('orders: books of the operator, kept as the law asks'),
  recovery_codes: bounded('ten an account'),
  /** Those that wait for a decision stay until it. */
  reports: { kind: 'days', days: CLAIMED.days, after: ['decided_at'], of: reports },
  reset_requests: { kind: 'job', job: 'answerResetRequests', term: 'once answered' },
  retired_nicknames: { kind: 'days', days: 0, after: ['until'], of: retiredNicknames },
  saved_searches: {
    kind: 'job',
    job: 'sweepWatches',
    term: `${WATCH_CONFIRM_HOURS} hours when not confirmed`,
  },
  search_index: bounded('one row'),
  search_word_sections: bounded('words and sections'),
  search_words: bounded('words'),
  section_counters: bounded('sections'),
  sections: bounded('what admins put there'),
  seller_pages: bounded('one an account and site'),
  /** Ended sessions tell for a while which devices an account knows. */
  sessions: { kind: 'days', days: 90, after: ['ends_at', 'revoked_at'], of: sessions },
  slug_history: bounded('what admins rename'),
  sms_inbound: { kind: 'job', job: 'sweepSms', term: 'numbers and texts; what was paid is a book' },
  sms_payment_parts: parent('orders'),
  sms_stops: bounded('numbers that want nothing more'),
  sms_threads: { kind: 'job', job: 'sweepSms', term: 'with the numbers' },
  state_log: { kind: 'months', months: CLAIMED.months },
  users: bounded('people; a deleted account is a number'),
}
