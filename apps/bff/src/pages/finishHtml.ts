import { contentSecurityPolicy, type SiteOrigins } from './contentSecurityPolicy.ts'
import { HEAD_SCRIPTS } from './headScripts.ts'
import { inlineScripts } from './inlineScripts.ts'
import { isKnownScript } from './isKnownScript.ts'

/** A page as it leaves the door, and the policy that fits exactly this text. */
export type FinishedHtml = Readonly<{
  html: string
  policy: string
  /** Scripts in the page that nobody here knows: the policy does not let them run. */
  strangers: number
}>

const HEAD = /<head[^>]*>/
const OURS = HEAD_SCRIPTS.map((text) => `<script>${text}</script>`).join('')

/**
 * Puts our own scripts first in the head and lets them and those of Next run, by their hash; any other
 * script in the page stays dead. Text without a head is no page of ours: null.
 */
export const finishHtml = (html: string, origins: SiteOrigins): FinishedHtml | null => {
  const head = HEAD.exec(html)
  if (!head) return null

  const at = head.index + head[0].length
  const finished = `${html.slice(0, at)}${OURS}${html.slice(at)}`
  const scripts = inlineScripts(finished)
  const known = scripts.filter(isKnownScript)
  return {
    html: finished,
    policy: contentSecurityPolicy(origins, known),
    strangers: scripts.length - known.length,
  }
}
