import type { ServerResponse } from 'node:http'
import type { RequestMetrics } from './createRequestMetrics.ts'

/** Status written down for somebody who left before the answer ended, as nginx does it. */
export const LEFT = 499

/**
 * Counts and times an answer from now until it ends.
 * @param labelsOf asked once it ended, when everything is known of its request
 */
export const timeAnswer = (
  { begun, ended }: RequestMetrics,
  response: ServerResponse,
  labelsOf: () => Readonly<Record<string, string>>,
): void => {
  const startedAt = performance.now()
  begun()
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : LEFT
    ended({ labels: labelsOf(), status, seconds: (performance.now() - startedAt) / 1_000 })
  })
}
