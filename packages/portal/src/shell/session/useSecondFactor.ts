import { readSecondFactorCall } from '@inzrt/contracts/account/secondFactor'
import { browserApi } from '../api/browserApi.ts'
import { useOwn } from '../own-lists/useOwn.ts'

/** How the second step of the own login stands. */
export const useSecondFactor = () =>
  useOwn('readSecondFactor', '', () => browserApi.call(readSecondFactorCall))
