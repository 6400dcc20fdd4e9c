import { accountBlocked } from './templates/accountBlocked.ts'
import { accountDeleted } from './templates/accountDeleted.ts'
import { accountUnblocked } from './templates/accountUnblocked.ts'
import { adApproved } from './templates/adApproved.ts'
import { adChangeApproved } from './templates/adChangeApproved.ts'
import { adChanged } from './templates/adChanged.ts'
import { adDelayed } from './templates/adDelayed.ts'
import { adEmailChanged } from './templates/adEmailChanged.ts'
import { adExpired } from './templates/adExpired.ts'
import { adExpiring } from './templates/adExpiring.ts'
import { adLinks } from './templates/adLinks.ts'
import { adMatches } from './templates/adMatches.ts'
import { adMessage } from './templates/adMessage.ts'
import { adPassport } from './templates/adPassport.ts'
import { adStillValid } from './templates/adStillValid.ts'
import { adsStillValid } from './templates/adsStillValid.ts'
import { alertDigest } from './templates/alertDigest.ts'
import { appealDecision } from './templates/appealDecision.ts'
import { companyPageRemoved } from './templates/companyPageRemoved.ts'
import { complaintAnswered } from './templates/complaintAnswered.ts'
import { complaintReceived } from './templates/complaintReceived.ts'
import { confirmAd } from './templates/confirmAd.ts'
import { confirmAdEmail } from './templates/confirmAdEmail.ts'
import { confirmWatch } from './templates/confirmWatch.ts'
import { conversationLink } from './templates/conversationLink.ts'
import { dealRated } from './templates/dealRated.ts'
import { emailChange } from './templates/emailChange.ts'
import { emailChanged } from './templates/emailChanged.ts'
import { emailTaken } from './templates/emailTaken.ts'
import { exchangeAgreed } from './templates/exchangeAgreed.ts'
import { exchangeEnded } from './templates/exchangeEnded.ts'
import { exchangeFound } from './templates/exchangeFound.ts'
import { invoiceIssued } from './templates/invoiceIssued.ts'
import { invoiceReminder } from './templates/invoiceReminder.ts'
import { loginAlert } from './templates/loginAlert.ts'
import { orderImpossible } from './templates/orderImpossible.ts'
import { orderPaid } from './templates/orderPaid.ts'
import { orderUnpaid } from './templates/orderUnpaid.ts'
import { orderWithdrawn } from './templates/orderWithdrawn.ts'
import { passwordChanged } from './templates/passwordChanged.ts'
import { ratingRemoved } from './templates/ratingRemoved.ts'
import { recoveryCodeUsed } from './templates/recoveryCodeUsed.ts'
import { reportDecision } from './templates/reportDecision.ts'
import { reportGone } from './templates/reportGone.ts'
import { reportReceived } from './templates/reportReceived.ts'
import { reportReversed } from './templates/reportReversed.ts'
import { resetPassword } from './templates/resetPassword.ts'
import { secondFactorChanged } from './templates/secondFactorChanged.ts'
import { adBlocked, adChangeRejected, adRejected } from './templates/statementOfReasons.ts'
import { verifyEmail } from './templates/verifyEmail.ts'
/** Every letter the product writes, by its name. */
export const mailTemplates = {
  alertDigest,
  reportReceived,
  reportDecision,
  reportReversed,
  reportGone,
  appealDecision,
  accountBlocked,
  accountDeleted,
  accountUnblocked,
  adEmailChanged,
  adLinks,
  adApproved,
  adBlocked,
  adChangeApproved,
  adChangeRejected,
  adChanged,
  adDelayed,
  adExpired,
  adExpiring,
  adMatches,
  adMessage,
  adPassport,
  adStillValid,
  adsStillValid,
  adRejected,
  companyPageRemoved,
  complaintAnswered,
  complaintReceived,
  confirmAd,
  confirmAdEmail,
  confirmWatch,
  conversationLink,
  dealRated,
  emailChange,
  emailChanged,
  emailTaken,
  exchangeAgreed,
  exchangeEnded,
  exchangeFound,
  invoiceIssued,
  invoiceReminder,
  loginAlert,
  orderImpossible,
  orderPaid,
  orderUnpaid,
  orderWithdrawn,
  passwordChanged,
  ratingRemoved,
  recoveryCodeUsed,
  secondFactorChanged,
  resetPassword,
  verifyEmail,
}

export type MailName = keyof typeof mailTemplates
export type MailPayload<Name extends MailName> = Parameters<(typeof mailTemplates)[Name]>[0]
