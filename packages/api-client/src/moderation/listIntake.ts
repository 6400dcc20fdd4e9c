import { listIntakeCall } from '@inzrt/contracts/desk/intake'
import type { ApiClient } from '../ApiClient.ts'

/** The ads that the clerk who asks took down last. */
export const listIntake = (api: ApiClient) => api.call(listIntakeCall, {})
