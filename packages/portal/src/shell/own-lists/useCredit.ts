import { readCreditCall } from '@inzrt/contracts/payment/credit'
import { browserApi } from '../api/browserApi.ts'
import { useOwn } from './useOwn.ts'

/** Credit of the user who is logged in. */
export const useCredit = () => useOwn('readCredit', '', () => browserApi.call(readCreditCall))
