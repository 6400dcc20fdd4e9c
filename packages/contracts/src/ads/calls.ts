import type { Call } from '../wire/call.ts'
import { sendMessageCall } from '../wire/message.ts'
import { askForWorkCall } from '../wire/work.ts'
import { openAdCall, sendAdLinksCall } from './adAccess.ts'
import { countViewCall, readAdStatsCall, readOwnStatsCall } from './adStats.ts'
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
import {
  resolveDialCodeCall,
  revealPhoneCall,
  verifyAdPasswordCall,
  verifyPhoneCall,
} from './contact.ts'
import { answerExchangeCall, listExchangesCall, readExchangeCall } from './exchange.ts'
import { confirmFreshnessCall } from './freshness.ts'
import { uploadImageCall } from './image.ts'
import { listMatchesCall } from './matches.ts'
import { readPriceGuideCall } from './priceGuide.ts'
import { proposeSisterCall } from './sisterProposal.ts'

/** Calls about one ad: reading, placing, changing and answering it. */
export const ADS_CALLS = {
  listAdvertisements: listAdvertisementsCall,
  readAdvertisement: readAdvertisementCall,
  listSellersAds: listSellersAdsCall,
  readPriceGuide: readPriceGuideCall,
  proposeSister: proposeSisterCall,
  countView: countViewCall,
  readAdStats: readAdStatsCall,
  readOwnStats: readOwnStatsCall,
  listMatches: listMatchesCall,
  listExchanges: listExchangesCall,
  readExchange: readExchangeCall,
  answerExchange: answerExchangeCall,
  resolveDialCode: resolveDialCodeCall,
  askForWork: askForWorkCall,
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
  confirmFreshness: confirmFreshnessCall,
} as const satisfies Record<string, Call>
