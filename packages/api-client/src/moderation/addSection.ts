import { addSectionCall } from '@inzrt/contracts/desk/adminSection'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import type { ApiClient } from '../ApiClient.ts'

/** Adds a section. */
export const addSection = (api: ApiClient, body: BodyOf<typeof addSectionCall>) =>
  api.call(addSectionCall, { body })
