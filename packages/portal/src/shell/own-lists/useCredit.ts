import { readCreditCall } from '@inzrt/contracts/payment/credit'
import { browserApi } from '../api/browserApi.ts'
import { useAccountQuery } from './useAccountQuery.ts'

/** Credit of the user who is logged in. */
export const useCredit = () => useAccountQuery('readCredit', () => browserApi.call(readCreditCall))
