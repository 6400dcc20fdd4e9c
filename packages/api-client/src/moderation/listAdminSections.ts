import { listAdminSectionsCall } from '@inzrt/contracts/desk/adminSection'
import type { ApiClient, CallOptions } from '../ApiClient.ts'

/** Sections of both sites as they are kept. */
export const listAdminSections = (api: ApiClient, options?: CallOptions) =>
  api.call(listAdminSectionsCall, {}, options)
