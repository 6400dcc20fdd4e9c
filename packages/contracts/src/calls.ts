import {
  listFavouritesCall,
  listOwnAdsCall,
  listOwnOrdersCall,
  listSavedSearchesCall,
} from './account.ts'
import { listAdvertisementsCall, readAdvertisementCall } from './advertisementDetail.ts'
import {
  changeAdStateCall,
  createAdvertisementCall,
  deleteAdImageCall,
  updateAdvertisementCall,
} from './advertisementEdit.ts'
import {
  forgotPasswordCall,
  loginCall,
  logoutCall,
  refreshCall,
  registerCall,
  resetPasswordCall,
  verifyEmailCall,
} from './auth.ts'
import type { Call } from './call.ts'
import {
  resolveDialCodeCall,
  revealPhoneCall,
  verifyAdPasswordCall,
  verifyPhoneCall,
} from './contact.ts'
import { listEditionsCall } from './edition.ts'
import { uploadImageCall } from './image.ts'
import { searchLocalitiesCall } from './locality.ts'
import { sendMessageCall } from './message.ts'
import {
  orderPromosCall,
  orderRenewCall,
  readOrderCall,
  retryOrderCall,
  withdrawOrderCall,
} from './order.ts'
import { paymentCallbackCall } from './payment.ts'
import { listPromosCall } from './promo.ts'
import { markInappropriateCall, markWrongSectionCall } from './report.ts'
import { searchCall } from './search.ts'
import { listSectionsCall, readSectionCall, readSisterSectionCall } from './section.ts'
import { resolveSlugCall } from './slug.ts'
import { receiveSmsCall } from './sms.ts'
import { deleteUserCall, exportUserCall, readUserCall, updateUserCall } from './user.ts'

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
  forgotPassword: forgotPasswordCall,
  resetPassword: resetPasswordCall,
  readUser: readUserCall,
  updateUser: updateUserCall,
  deleteUser: deleteUserCall,
  exportUser: exportUserCall,

  listSections: listSectionsCall,
  readSection: readSectionCall,
  readSisterSection: readSisterSectionCall,
  resolveSlug: resolveSlugCall,
  search: searchCall,
  searchLocalities: searchLocalitiesCall,
  listAdvertisements: listAdvertisementsCall,
  readAdvertisement: readAdvertisementCall,
  markWrongSection: markWrongSectionCall,
  markInappropriate: markInappropriateCall,
  listEditions: listEditionsCall,
  resolveDialCode: resolveDialCodeCall,

  createAdvertisement: createAdvertisementCall,
  updateAdvertisement: updateAdvertisementCall,
  changeAdState: changeAdStateCall,
  uploadImage: uploadImageCall,
  deleteAdImage: deleteAdImageCall,
  verifyPhone: verifyPhoneCall,
  verifyAdPassword: verifyAdPasswordCall,
  revealPhone: revealPhoneCall,
  sendMessage: sendMessageCall,

  listPromos: listPromosCall,
  orderPromos: orderPromosCall,
  orderRenew: orderRenewCall,
  readOrder: readOrderCall,
  retryOrder: retryOrderCall,
  withdrawOrder: withdrawOrderCall,
  paymentCallback: paymentCallbackCall,
  receiveSms: receiveSmsCall,

  listOwnAds: listOwnAdsCall,
  listOwnOrders: listOwnOrdersCall,
  listFavourites: listFavouritesCall,
  listSavedSearches: listSavedSearchesCall,
} as const satisfies Record<string, Call>
export type CallName = keyof typeof CALLS
