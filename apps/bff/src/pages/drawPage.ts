import type { LogPosition } from '@inzrt/contracts/wire/logPosition'
import { shellRequestHeaders } from '../headers/shellRequestHeaders.ts'
import { weightOfPage } from '../limits/weightOf.ts'
import type { Upstream } from '../upstream/Upstream.ts'
import { CachedPage } from './CachedPage.ts'
import type { Draw } from './SharedRender.ts'
import { type Finishing, toPageContent } from './toPageContent.ts'

type Drawing = Finishing &
  Readonly<{
    shell: Upstream
    /** Template of the page. */
    route: string
    /** Address of the visitor who wants it first. */
    client: string
    requestId: string
    /** How long it may wait for its turn; undefined: as long as any. */
    waitMs: number | undefined
    /** Without the site's name in its title and icon. */
    isDiscreet: boolean
    /** Up to where the database's log has to be known when it is drawn. */
    position: () => LogPosition | null
    now: () => number
  }>

const ACCEPT = 'text/html,application/xml;q=0.9,*/*;q=0.8'

/** How a page of a shell is drawn. */
export const drawPage =
  ({
    shell,
    route,
    client,
    target,
    requestId,
    waitMs,
    isDiscreet,
    position,
    now,
    ...finishing
  }: Drawing): Draw =>
  async (cancellation, isRenewal) => {
    const headers = shellRequestHeaders(ACCEPT, requestId, { isDiscreet, position: position() })
    const weight = weightOfPage(target)
    const request = {
      route,
      weight,
      method: 'GET' as const,
      path: target,
      headers,
      // A renewal is for nobody in particular: who has nothing to see yet does not stand behind it.
      ...(!isRenewal && { client }),
    }
    const answer = await shell.ask(request, cancellation, { waitMs })

    return new CachedPage(toPageContent(answer, { target, ...finishing }), now())
  }
