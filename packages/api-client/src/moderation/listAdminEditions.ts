import { listAdminEditionsCall } from '@inzrt/contracts/desk/adminEdition'
import type { ApiClient } from '../ApiClient.ts'

/** Editions as their publisher sees them, the latest first. */
export const listAdminEditions = (api: ApiClient) => api.call(listAdminEditionsCall, {})
