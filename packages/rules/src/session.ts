export { AGE_COOKIE, type AgeLevel, type AgeQuestion, ageDecision } from './session/ageDecision.ts'
export { minutesLeft } from './session/minutesLeft.ts'
export { networkOf } from './session/networkOf.ts'
export { returnPath } from './session/returnPath.ts'
