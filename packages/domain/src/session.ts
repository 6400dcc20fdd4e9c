export { AGE_COOKIE, type AgeQuestion, ageDecision } from './session/ageDecision.ts'
export { returnPath } from './session/returnPath.ts'
