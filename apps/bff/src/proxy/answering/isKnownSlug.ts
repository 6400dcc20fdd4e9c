import { PAGES } from '@inzrt/contracts/pages'
import { callRequestHeaders } from '../../headers/callRequestHeaders.ts'
import type { ProxyParts } from '../ProxyParts.ts'
import type { RequestContext } from '../RequestContext.ts'

/** Calls of the api that tell whether an address leads anywhere, by the template of the address. */
const QUESTIONS: ReadonlyMap<string | undefined, (path: string) => string> = new Map([
  [PAGES.slug.path, (path: string) => `/api/front/slug${path}`],
  [PAGES.printedCode.path, (path: string) => path],
  [
    PAGES.profile.path,
    (path: string) => `/api/front/advertisers/${path.slice(path.lastIndexOf('/') + 1)}?perPage=1`,
  ],
])

/** Whether an address leads somewhere, never did, or does no longer. */
export type Known = 'known' | 'missing' | 'gone'

const UNKNOWN: ReadonlyMap<number, Known> = new Map([
  [404, 'missing'],
  [410, 'gone'],
])

/**
 * Whether a slug or a printed code leads anywhere; any other address does. The API knows it ten times sooner than a shell draws „not found“, so a
 * flood of invented addresses costs little. Rejects with UpstreamFailure when the API cannot be asked.
 */
export const isKnownSlug = async (
  context: RequestContext,
  { api, config }: ProxyParts,
): Promise<Known> => {
  const question = QUESTIONS.get(context.route)
  if (!question) return 'known'
  const headers = callRequestHeaders(context, config.internalKey, undefined)
  const { route, client } = context
  const request = { route, client, method: 'GET' as const, path: question(context.path), headers }
  const answer = await api.ask(request, context.cancellation)

  return UNKNOWN.get(answer.status) ?? 'known'
}
