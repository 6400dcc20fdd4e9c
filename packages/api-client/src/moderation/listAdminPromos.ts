import { listAdminPromosCall } from '@inzrt/contracts/desk/adminPromo'
import type { ApiClient } from '../ApiClient.ts'

/** Promotions with their prices, for sale or not. */
export const listAdminPromos = (api: ApiClient) => api.call(listAdminPromosCall, {})
