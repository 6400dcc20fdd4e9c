import type { Call } from '../wire/call.ts'
import {
  listFavouritesCall,
  listOwnAdsCall,
  listOwnOrdersCall,
  listSavedSearchesCall,
} from './account.ts'
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
import { readCompanyCall } from './company.ts'
import { changeEmailCall, changePasswordCall } from './credentials.ts'
import {
  bringFavouritesCall,
  listMarkedAdsCall,
  markFavouriteCall,
  unmarkFavouriteCall,
} from './favourite.ts'
import {
  listFeedAdsCall,
  listFeedLinesCall,
  listFeedsCall,
  sendFeedCall,
  sendFeedPieceCall,
} from './feed.ts'
import { countUnreadCall, listNotificationsCall, readNotificationsCall } from './notification.ts'
import {
  addPasskeyCall,
  askPasskeyProofCall,
  askPasskeyStepCall,
  beginPasskeyCall,
  provePasskeyCall,
  removePasskeyCall,
  takePasskeyStepCall,
} from './passkey.ts'
import { deletePushCall, listPushCall, renewPushCall, savePushCall } from './push.ts'
import {
  changeSearchCall,
  confirmWatchCall,
  deleteSearchCall,
  saveSearchCall,
  unsubscribeByMailCall,
  unsubscribeCall,
  watchSearchCall,
} from './savedSearch.ts'
import {
  beginAppCall,
  confirmAppCall,
  makeRecoveryCodesCall,
  proveSecondFactorCall,
  readSecondFactorCall,
  removeAppCall,
  takeSecondStepCall,
} from './secondFactor.ts'
import { readSellerPageCall, saveSellerPageCall } from './sellerPage.ts'
import { endOtherSessionsCall, endSessionCall, listSessionsCall } from './session.ts'
import {
  deleteUserCall,
  exportUserCall,
  readProfileCall,
  readUserCall,
  updateUserCall,
} from './user.ts'

/** Calls about accounts, sessions and what belongs to people. */
export const ACCOUNT_CALLS = {
  login: loginCall,
  takeSecondStep: takeSecondStepCall,
  askPasskeyStep: askPasskeyStepCall,
  takePasskeyStep: takePasskeyStepCall,
  logout: logoutCall,
  refresh: refreshCall,
  register: registerCall,
  verifyEmail: verifyEmailCall,
  resendVerification: resendVerificationCall,
  forgotPassword: forgotPasswordCall,
  resetPassword: resetPasswordCall,
  readUser: readUserCall,
  readProfile: readProfileCall,
  readSellerPage: readSellerPageCall,
  saveSellerPage: saveSellerPageCall,
  updateUser: updateUserCall,
  readCompany: readCompanyCall,
  changePassword: changePasswordCall,
  changeEmail: changeEmailCall,
  readSecondFactor: readSecondFactorCall,
  beginApp: beginAppCall,
  confirmApp: confirmAppCall,
  removeApp: removeAppCall,
  makeRecoveryCodes: makeRecoveryCodesCall,
  proveSecondFactor: proveSecondFactorCall,
  beginPasskey: beginPasskeyCall,
  addPasskey: addPasskeyCall,
  removePasskey: removePasskeyCall,
  askPasskeyProof: askPasskeyProofCall,
  provePasskey: provePasskeyCall,
  deleteUser: deleteUserCall,
  exportUser: exportUserCall,
  listSessions: listSessionsCall,
  endSession: endSessionCall,
  endOtherSessions: endOtherSessionsCall,
  listOwnAds: listOwnAdsCall,
  listOwnOrders: listOwnOrdersCall,
  listFavourites: listFavouritesCall,
  listSavedSearches: listSavedSearchesCall,
  markFavourite: markFavouriteCall,
  unmarkFavourite: unmarkFavouriteCall,
  bringFavourites: bringFavouritesCall,
  listMarkedAds: listMarkedAdsCall,
  saveSearch: saveSearchCall,
  changeSearch: changeSearchCall,
  deleteSearch: deleteSearchCall,
  watchSearch: watchSearchCall,
  confirmWatch: confirmWatchCall,
  unsubscribe: unsubscribeCall,
  unsubscribeByMail: unsubscribeByMailCall,
  listNotifications: listNotificationsCall,
  countUnread: countUnreadCall,
  readNotifications: readNotificationsCall,
  listPush: listPushCall,
  savePush: savePushCall,
  renewPush: renewPushCall,
  deletePush: deletePushCall,
  sendFeed: sendFeedCall,
  sendFeedPiece: sendFeedPieceCall,
  listFeeds: listFeedsCall,
  listFeedLines: listFeedLinesCall,
  listFeedAds: listFeedAdsCall,
} as const satisfies Record<string, Call>
