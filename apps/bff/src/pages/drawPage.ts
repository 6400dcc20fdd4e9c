import { shellRequestHeaders } from '../headers/shellRequestHeaders.ts'
import type { Upstream } from '../upstream/Upstream.ts'
import type { Draw } from './Flight.ts'
import { KeptPage } from './KeptPage.ts'
import { type Finishing, toPageContent } from './toPageContent.ts'

type Drawing = Finishing &
  Readonly<{
    shell: Upstream
    /** Canonical path and query. */
    target: string
    requestId: string
    now: () => number
  }>

/** How a page of a shell is drawn. */
export const drawPage =
  ({ shell, target, requestId, now, ...finishing }: Drawing): Draw =>
  async (cancellation) => {
    const headers = shellRequestHeaders('text/html,application/xml;q=0.9,*/*;q=0.8', requestId)
    const answer = await shell.ask({ method: 'GET', path: target, headers }, cancellation)

    return new KeptPage(toPageContent(answer, finishing), now())
  }
