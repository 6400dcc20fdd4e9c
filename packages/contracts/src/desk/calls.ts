import type { Call } from '../wire/call.ts'
import { readAdFileCall, readContactsCall, setPrintWordingCall } from './adFile.ts'
import { changeAttributesCall, listAdminAttributesCall } from './adminAttributes.ts'
import { addBannerCall, changeBannerCall, listAdminBannersCall } from './adminBanner.ts'
import { addCouponCall, changeCouponCall, listAdminCouponsCall } from './adminCoupon.ts'
import {
  addEditionCall,
  changeEditionCall,
  listAdminEditionsCall,
  transitionEditionCall,
} from './adminEdition.ts'
import { changePromoCall, listAdminPromosCall } from './adminPromo.ts'
import { addSectionCall, changeSectionCall, listAdminSectionsCall } from './adminSection.ts'
import {
  changeAdminUserCall,
  listAdminUsersCall,
  listAuditCall,
  readAccountCreditCall,
  removeSecondFactorCall,
} from './adminUser.ts'
import { appealCall, decideAppealCall, readContestedCall } from './appeal.ts'
import { removeCompanyPageCall } from './companyPage.ts'
import { answerComplaintCall, listComplaintsCall, makeComplaintCall } from './complaint.ts'
import { decideAdsCall } from './decision.ts'
import { createAdByPhoneCall, listIntakeCall } from './intake.ts'
import { listInvoicesCall, noteInvoiceCall } from './invoice.ts'
import {
  addModerationWordCall,
  changeModerationWordCall,
  listModerationWordsCall,
  replayModerationWordCall,
} from './moderationWord.ts'
import { checkPaymentCall, listMoneyCall, noteRefundCall } from './money.ts'
import { listQueueCall } from './queue.ts'
import {
  followReportCall,
  markInappropriateCall,
  markWrongSectionCall,
  noteReportFloodCall,
} from './report.ts'
import { decideReportsCall } from './reportDecision.ts'
import { decideRatingCall, listReportedRatingsCall } from './reportedRating.ts'
import { readTransparencyCall } from './transparency.ts'

/** Calls of the desk, and of those who report to it, complain or contest what it decided. */
export const DESK_CALLS = {
  markWrongSection: markWrongSectionCall,
  markInappropriate: markInappropriateCall,
  followReport: followReportCall,
  noteReportFlood: noteReportFloodCall,
  listQueue: listQueueCall,
  decideAds: decideAdsCall,
  readAdFile: readAdFileCall,
  readContacts: readContactsCall,
  setPrintWording: setPrintWordingCall,
  removeCompanyPage: removeCompanyPageCall,
  decideReports: decideReportsCall,
  listReportedRatings: listReportedRatingsCall,
  decideRating: decideRatingCall,
  readContested: readContestedCall,
  appeal: appealCall,
  decideAppeal: decideAppealCall,
  makeComplaint: makeComplaintCall,
  listComplaints: listComplaintsCall,
  answerComplaint: answerComplaintCall,
  listAdminSections: listAdminSectionsCall,
  changeSection: changeSectionCall,
  addSection: addSectionCall,
  listAdminAttributes: listAdminAttributesCall,
  changeAttributes: changeAttributesCall,
  listAdminPromos: listAdminPromosCall,
  changePromo: changePromoCall,
  listAdminCoupons: listAdminCouponsCall,
  changeCoupon: changeCouponCall,
  addCoupon: addCouponCall,
  listAdminBanners: listAdminBannersCall,
  changeBanner: changeBannerCall,
  addBanner: addBannerCall,
  listAdminEditions: listAdminEditionsCall,
  changeEdition: changeEditionCall,
  addEdition: addEditionCall,
  transitionEdition: transitionEditionCall,
  createAdByPhone: createAdByPhoneCall,
  listIntake: listIntakeCall,
  listModerationWords: listModerationWordsCall,
  addModerationWord: addModerationWordCall,
  replayModerationWord: replayModerationWordCall,
  changeModerationWord: changeModerationWordCall,
  listAdminUsers: listAdminUsersCall,
  changeAdminUser: changeAdminUserCall,
  removeSecondFactor: removeSecondFactorCall,
  readAccountCredit: readAccountCreditCall,
  listAudit: listAuditCall,
  listMoney: listMoneyCall,
  checkPayment: checkPaymentCall,
  noteRefund: noteRefundCall,
  listInvoices: listInvoicesCall,
  noteInvoice: noteInvoiceCall,
  readTransparency: readTransparencyCall,
} as const satisfies Record<string, Call>
