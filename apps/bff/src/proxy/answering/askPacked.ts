import type { Packing } from '../../pages/negotiateEncoding.ts'
import { Cancellation } from '../../upstream/Cancellation.ts'
import type { Upstream } from '../../upstream/Upstream.ts'
import type { RoutedRequest } from '../../upstream/UpstreamRequest.ts'

/** How the name of a compressed copy ends. */
export const SUFFIXES = { br: '.br', gzip: '.gz' } as const

/**
 * The copy of a build's file that was compressed when it was built; null when there is none, as in a shell
 * under development. All who want the file wait for it, so no single visitor ends the callContext.
 */
export const askPacked = async (
  shell: Upstream,
  file: RoutedRequest,
  encoding: Packing,
): Promise<Buffer | null> => {
  const request = { ...file, path: `${file.path}${SUFFIXES[encoding]}` }
  const answer = await shell.ask(request, new Cancellation()).catch(() => null)

  return answer?.status === 200 ? answer.body : null
}
