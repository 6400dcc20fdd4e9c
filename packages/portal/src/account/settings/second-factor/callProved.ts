import type { ApiFailure } from '@inzrt/api-client/ApiResult'
import type { ErrorCode } from '@inzrt/contracts/wire/codes'
import { askForProof } from './proofStore.ts'

const NEEDED: ErrorCode = 'second_step'

/** Makes a call; one that takes the second step first is made once more after it, or fails when the visitor lets it be. */
export const callProved = async <Success extends { ok: true }>(
  call: () => Promise<Success | ApiFailure>,
): Promise<Success | ApiFailure> => {
  const answer = await call()
  if (answer.ok || answer.error.kind !== 'problem' || answer.error.problem.code !== NEEDED)
    return answer

  return (await askForProof()) ? call() : answer
}
