import { listAdminBannersCall } from '@inzrt/contracts/desk/adminBanner'
import type { ApiClient } from '../ApiClient.ts'

/** Every banner of both sites, shown or not. */
export const listAdminBanners = (api: ApiClient) => api.call(listAdminBannersCall, {})
