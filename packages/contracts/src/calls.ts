import {
  listFavouritesCall,
  listOwnAdsCall,
  listOwnOrdersCall,
  listSavedSearchesCall,
} from './account.ts'
import { openAdCall, sendAdLinksCall } from './adAccess.ts'
import { readAdFileCall, readContactsCall } from './adFile.ts'
import { changeSectionCall, listAdminSectionsCall } from './adminSection.ts'
import { changeAdminUserCall, listAdminUsersCall, listAuditCall } from './adminUser.ts'
import { countViewCall, readAdStatsCall } from './adStats.ts'
import {
  listAdvertisementsCall,
  listSellersAdsCall,
  readAdvertisementCall,
} from './advertisementDetail.ts'
import {
  changeAdStateCall,
  confirmAdCall,
  createAdvertisementCall,
  deleteAdImageCall,
  updateAdvertisementCall,
} from './advertisementEdit.ts'
import { appealCall, decideAppealCall, readContestedCall } from './appeal.ts'
import {
  forgotPasswordCall,
  loginCall,
  logoutCall,
  refreshCall,
  registerCall,
  resendVerificationCall,
  resetPasswordCall,
  verifyEmailCall,
} from './auth.ts'
import { forgetBrowserCall, listBrowserCookiesCall } from './browserData.ts'
import type { Call } from './call.ts'
import {
  resolveDialCodeCall,
  revealPhoneCall,
  verifyAdPasswordCall,
  verifyPhoneCall,
} from './contact.ts'
import { changeEmailCall, changePasswordCall } from './credentials.ts'
import { decideAdsCall } from './decision.ts'
import { listEditionsCall } from './edition.ts'
import { bringFavouritesCall, markFavouriteCall, unmarkFavouriteCall } from './favourite.ts'
import { uploadImageCall } from './image.ts'
import { searchLocalitiesCall } from './locality.ts'
import { sendMessageCall } from './message.ts'
import {
  addModerationWordCall,
  changeModerationWordCall,
  listModerationWordsCall,
} from './moderationWord.ts'
import {
  confirmFreshnessCall,
  orderPromosCall,
  orderRenewCall,
  readOrderCall,
  readReceiptCall,
  retryOrderCall,
  withdrawOrderCall,
} from './order.ts'
import { paymentCallbackCall } from './payment.ts'
import { listPromosCall } from './promo.ts'
import { listQueueCall } from './queue.ts'
import { markInappropriateCall, markWrongSectionCall } from './report.ts'
import { decideReportsCall } from './reportDecision.ts'
import {
  changeSearchCall,
  deleteSearchCall,
  saveSearchCall,
  unsubscribeByMailCall,
  unsubscribeCall,
} from './savedSearch.ts'
import { searchCall } from './search.ts'
import { listSectionsCall, readSectionCall, readSisterSectionCall } from './section.ts'
import {
  dropGrantCall,
  endOtherSessionsCall,
  endSessionCall,
  listSessionsCall,
  prolongSessionCall,
  readSessionStatusCall,
} from './session.ts'
import { resolveSlugCall } from './slug.ts'
import { receiveSmsCall } from './sms.ts'
import { readTransparencyCall } from './transparency.ts'
import {
  deleteUserCall,
  exportUserCall,
  readProfileCall,
  readUserCall,
  updateUserCall,
} from './user.ts'

/**
 * Every call there is, by name. The api serves these, the bff lets these through.
 * Pages import the single calls instead, so that a browser loads only what it uses.
 */
export const CALLS = {
  login: loginCall,
  logout: logoutCall,
  refresh: refreshCall,
  register: registerCall,
  verifyEmail: verifyEmailCall,
  resendVerification: resendVerificationCall,
  forgotPassword: forgotPasswordCall,
  resetPassword: resetPasswordCall,
  readUser: readUserCall,
  readProfile: readProfileCall,
  updateUser: updateUserCall,
  changePassword: changePasswordCall,
  changeEmail: changeEmailCall,
  deleteUser: deleteUserCall,
  exportUser: exportUserCall,
  listSessions: listSessionsCall,
  endSession: endSessionCall,
  endOtherSessions: endOtherSessionsCall,

  listSections: listSectionsCall,
  readSection: readSectionCall,
  readSisterSection: readSisterSectionCall,
  resolveSlug: resolveSlugCall,
  search: searchCall,
  searchLocalities: searchLocalitiesCall,
  listAdvertisements: listAdvertisementsCall,
  readAdvertisement: readAdvertisementCall,
  listSellersAds: listSellersAdsCall,
  countView: countViewCall,
  readAdStats: readAdStatsCall,
  markWrongSection: markWrongSectionCall,
  markInappropriate: markInappropriateCall,
  listEditions: listEditionsCall,
  resolveDialCode: resolveDialCodeCall,

  createAdvertisement: createAdvertisementCall,
  confirmAd: confirmAdCall,
  updateAdvertisement: updateAdvertisementCall,
  changeAdState: changeAdStateCall,
  uploadImage: uploadImageCall,
  deleteAdImage: deleteAdImageCall,
  verifyPhone: verifyPhoneCall,
  verifyAdPassword: verifyAdPasswordCall,
  sendAdLinks: sendAdLinksCall,
  openAd: openAdCall,
  revealPhone: revealPhoneCall,
  sendMessage: sendMessageCall,

  listPromos: listPromosCall,
  orderPromos: orderPromosCall,
  orderRenew: orderRenewCall,
  readOrder: readOrderCall,
  retryOrder: retryOrderCall,
  withdrawOrder: withdrawOrderCall,
  readReceipt: readReceiptCall,
  confirmFreshness: confirmFreshnessCall,
  paymentCallback: paymentCallbackCall,
  receiveSms: receiveSmsCall,

  listOwnAds: listOwnAdsCall,
  listOwnOrders: listOwnOrdersCall,
  listFavourites: listFavouritesCall,
  listSavedSearches: listSavedSearchesCall,
  markFavourite: markFavouriteCall,
  unmarkFavourite: unmarkFavouriteCall,
  bringFavourites: bringFavouritesCall,
  saveSearch: saveSearchCall,
  changeSearch: changeSearchCall,
  deleteSearch: deleteSearchCall,
  unsubscribe: unsubscribeCall,
  unsubscribeByMail: unsubscribeByMailCall,

  listQueue: listQueueCall,
  decideAds: decideAdsCall,
  readAdFile: readAdFileCall,
  readContacts: readContactsCall,
  decideReports: decideReportsCall,
  readContested: readContestedCall,
  appeal: appealCall,
  decideAppeal: decideAppealCall,
  listAdminSections: listAdminSectionsCall,
  changeSection: changeSectionCall,
  listModerationWords: listModerationWordsCall,
  addModerationWord: addModerationWordCall,
  changeModerationWord: changeModerationWordCall,
  listAdminUsers: listAdminUsersCall,
  changeAdminUser: changeAdminUserCall,
  listAudit: listAuditCall,
  readTransparency: readTransparencyCall,
} as const satisfies Record<string, Call>
export type CallName = keyof typeof CALLS

/** Calls the bff answers by itself: they are about the browser's session, which no api knows. */
export const DOOR_CALLS = {
  readSessionStatus: readSessionStatusCall,
  prolongSession: prolongSessionCall,
  dropGrant: dropGrantCall,
  listBrowserCookies: listBrowserCookiesCall,
  forgetBrowser: forgetBrowserCall,
} as const satisfies Record<string, Call>
