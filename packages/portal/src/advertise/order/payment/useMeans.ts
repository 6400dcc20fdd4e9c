import { readInvoicingCall } from '@inzrt/contracts/payment/invoicing'
import { browserApi } from '../../../shell/api/browserApi.ts'
import { useAccountQuery } from '../../../shell/own-lists/useAccountQuery.ts'
import { useCredit } from '../../../shell/own-lists/useCredit.ts'
import type { Means } from './methodOffers.ts'

/** How the user who is logged in pays by invoice; no data: not at all. */
export const useInvoicing = () =>
  useAccountQuery('readInvoicing', () => browserApi.call(readInvoicingCall))

/** What the user who is logged in can pay from beside a bank. */
export const useMeans = (): Means => ({
  credit: useCredit().answer?.data.balance ?? 0,
  invoicing: useInvoicing().answer?.data ?? null,
})
