import { hearChangesCall } from '@inzrt/contracts/wire/changes'
import { INTERNAL_HEADERS } from '@inzrt/contracts/wire/headers'
import type { Finding } from './Finding.ts'

const TIMEOUT_MS = 15_000
const HELLO = /^id: 1\nevent: hello\n/

/** What a stream begins with; leaving ends it. */
const beginningOf = async ({ body }: Response): Promise<string> => {
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) return chunk

  return ''
}

/** Listens to what changes until the first event, which comes at once. */
export const hearHello = async (baseUrl: string, key: string): Promise<Finding> => {
  const call = 'hearChanges'
  try {
    const answer = await fetch(`${baseUrl}${hearChangesCall.path}`, {
      headers: { [INTERNAL_HEADERS.key]: key },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const isHello = HELLO.test(await beginningOf(answer))

    return { call, status: answer.status, faults: isHello ? [] : ['does not begin with hello'] }
  } catch (error) {
    return { call, status: null, faults: [`gives no answer: ${error}`] }
  }
}
