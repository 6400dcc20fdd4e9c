import { type EditionStep, stepEditionCall } from '@inzrt/contracts/desk/adminEdition'
import type { ApiClient } from '../ApiClient.ts'

/** Closes an edition, or lets it out, by hand. */
export const stepEdition = (api: ApiClient, recordId: number, step: EditionStep) =>
  api.call(stepEditionCall, { params: { recordId }, body: { step } })
