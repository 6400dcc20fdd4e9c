import { readSecondFactorCall } from '@inzrt/contracts/account/secondFactor'
import { browserApi } from '../api/browserApi.ts'
import { useAccountQuery } from '../own-lists/useAccountQuery.ts'

/** How the second step of the own login stands. */
export const useSecondFactor = () =>
  useAccountQuery('readSecondFactor', () => browserApi.call(readSecondFactorCall))
