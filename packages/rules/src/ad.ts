export {
  type AdBlockable,
  type AdGuards,
  type CloseReason,
  RENEW_AFTER_EXPIRY_DAYS,
  RENEW_BEFORE_EXPIRY_DAYS,
} from './ad/adGuards.ts'
export { AD_STATES, type AdState, type AdStatus, adStatus, isPromotable } from './ad/adState.ts'
export { type AdStep, adTransition } from './ad/adTransition.ts'
export {
  AD_TRANSITIONS,
  type AdEffect,
  type AdEvent,
  type AdTransition,
  DECIDED_STATES,
} from './ad/adTransitions.ts'
export { ageInHeading } from './ad/ageInHeading.ts'
export { shownPrice } from './ad/shownPrice.ts'
