export { type AdAccess, type AdVisit, adAccess } from './session/adAccess.ts'
export {
  AGE_COOKIE,
  type AgeLevel,
  type AgeQuestion,
  ageDecision,
} from './session/ageDecision.ts'
export { type LogoutStep, logoutStep } from './session/logoutStep.ts'
export { minutesLeft } from './session/minutesLeft.ts'
export { networkOf } from './session/networkOf.ts'
export { returnPath } from './session/returnPath.ts'
