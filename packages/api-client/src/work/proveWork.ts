import { WORK_HEADER } from '@inzrt/contracts/wire/headers'
import { askForWorkCall } from '@inzrt/contracts/wire/work'
import type { ApiClient, CallOptions } from '../ApiClient.ts'
import type { ApiFailure } from '../ApiResult.ts'

type Proof = Readonly<{ ok: true; headers: Record<string, string> }>

/** Does the work the api asks of this visitor, if any; the headers that show it. */
export const proveWork = async (
  api: ApiClient,
  { signal }: CallOptions = {},
): Promise<Proof | ApiFailure> => {
  const asked = await api.call(askForWorkCall, {}, { signal })
  if (!asked.ok) return asked
  const { bits, challenge } = asked.data
  if (bits === 0) return { ok: true, headers: {} }
  const loaded = await import('./findNumber.ts').catch(() => null)
  if (!loaded) return { ok: false, error: { kind: 'network', aborted: false } }

  return {
    ok: true,
    headers: { [WORK_HEADER]: `${challenge}.${await loaded.findNumber(asked.data)}` },
  }
}
