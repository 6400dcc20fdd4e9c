import { shellRequestHeaders } from '../headers/shellRequestHeaders.ts'
import type { Upstream } from '../upstream/Upstream.ts'
import type { Draw } from './Flight.ts'
import { KeptPage } from './KeptPage.ts'
import { type Caching, toPageContent } from './toPageContent.ts'

type Drawing = Readonly<{
  shell: Upstream
  /** Canonical path and query. */
  target: string
  /** Scheme and host of the site, for the policy. */
  origin: string
  requestId: string
  caching: Caching
  now: () => number
}>

/** How a page of a shell is drawn. */
export const drawPage =
  ({ shell, target, origin, requestId, caching, now }: Drawing): Draw =>
  async (cancellation) => {
    const headers = shellRequestHeaders('text/html,application/xml;q=0.9,*/*;q=0.8', requestId)
    const answer = await shell.ask({ method: 'GET', path: target, headers }, cancellation)

    return new KeptPage(toPageContent(answer, origin, caching), now())
  }
