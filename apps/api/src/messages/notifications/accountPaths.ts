import { SETTINGS_PARTS } from '@inzrt/contracts/account/settingsParts'
import type { MailName, MailPayload } from '../mail/mailTemplates.ts'

type OfAd = Readonly<{ slug: string }>

const toAd = ({ slug }: OfAd) => `/${slug}`
const toEdit = ({ slug }: OfAd) => `/${slug}/edit`
const toRenewal = ({ slug }: OfAd) => `/${slug}/renew`
const toOrders = () => '/muj-ucet?tab=objednavky'
const toSettings = (part: keyof typeof SETTINGS_PARTS) => () =>
  `/muj-ucet?tab=nastaveni#${SETTINGS_PARTS[part]}`

/** Somebody with an account needs no key, which must not be kept. */
const withoutKey = ({ path }: Readonly<{ path: string }>) => path.split('#')[0] ?? ''

/**
 * Where in the account or on the site somebody who is logged in finds what a letter is about. null: it is for
 * people without an account, or proves that somebody reads that mailbox.
 */
export const accountPaths = {
  accountBlocked: null,
  accountDeleted: null,
  accountUnblocked: () => '/muj-ucet',
  adApproved: toAd,
  adBlocked: toEdit,
  adChangeApproved: toAd,
  adChangeRejected: toEdit,
  adChanged: toAd,
  adDelayed: toEdit,
  adEmailChanged: null,
  adExpired: toRenewal,
  adExpiring: toRenewal,
  adLinks: null,
  adMatches: toAd,
  adMessage: withoutKey,
  adPassport: null,
  adRejected: toEdit,
  adStillValid: toAd,
  adsStillValid: () => '/muj-ucet',
  alertDigest: ({ query }) => `/search?${query}`,
  appealDecision: toAd,
  companyPageRemoved: toSettings('companyPage'),
  complaintAnswered: null,
  complaintReceived: null,
  confirmAd: null,
  confirmAdEmail: null,
  confirmWatch: null,
  conversationLink: null,
  dealRated: withoutKey,
  emailChange: null,
  emailChanged: toSettings('email'),
  emailTaken: null,
  exchangeAgreed: withoutKey,
  exchangeEnded: toAd,
  exchangeFound: toAd,
  invoiceIssued: toOrders,
  invoiceReminder: toOrders,
  loginAlert: toSettings('devices'),
  orderImpossible: toOrders,
  orderPaid: toOrders,
  orderUnpaid: toOrders,
  orderWithdrawn: toOrders,
  passwordChanged: toSettings('password'),
  ratingRemoved: () => '/reklamace',
  recoveryCodeUsed: toSettings('secondFactor'),
  reportDecision: null,
  reportGone: null,
  reportReceived: null,
  reportReversed: null,
  resetPassword: null,
  secondFactorChanged: toSettings('secondFactor'),
  verifyEmail: null,
} as const satisfies { [Name in MailName]: ((letter: MailPayload<Name>) => string) | null }

/** Letters that somebody with an account finds in it too. */
export type AccountMail = {
  [Name in MailName]: (typeof accountPaths)[Name] extends null ? never : Name
}[MailName]
