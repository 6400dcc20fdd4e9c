export { checkKey } from './check/checkKey.ts'
export { checkMoment } from './check/checkMoment.ts'
export { checkNumber } from './check/checkNumber.ts'
