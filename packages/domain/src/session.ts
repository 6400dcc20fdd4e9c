export { AD_PASSWORD_MINUTES, type AdAccess, type AdVisit, adAccess } from './session/adAccess.ts'
export { AGE_COOKIE, type AgeQuestion, ageDecision } from './session/ageDecision.ts'
export {
  LOGOUT_MINUTES,
  LOGOUT_WARNING_MINUTES,
  type LogoutStep,
  logoutStep,
} from './session/logoutStep.ts'
export { minutesLeft } from './session/minutesLeft.ts'
export { returnPath } from './session/returnPath.ts'
