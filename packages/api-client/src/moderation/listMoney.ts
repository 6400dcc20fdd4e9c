import { listMoneyCall } from '@inzrt/contracts/desk/money'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Payments and refunds that need a person, what is due first, first. */
export const listMoney = (api: ApiClient, options?: CallOptions) =>
  api.call(listMoneyCall, {}, options)
