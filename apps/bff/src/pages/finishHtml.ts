import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { inlineScripts } from './inlineScripts.ts'
import { TRUSTED_TYPES_POLICY } from './trustedTypesPolicy.ts'

/** A page as it leaves the door, and the policy that fits exactly this text. */
export type FinishedHtml = Readonly<{ html: string; policy: string }>

const HEAD = /<head[^>]*>/

/**
 * Puts our Trusted Types policy first in the head and hashes every inline script of the page.
 * Text without a head is no page of ours: null.
 */
export const finishHtml = (html: string, origin: string): FinishedHtml | null => {
  const head = HEAD.exec(html)
  if (!head) return null

  const at = head.index + head[0].length
  const finished = `${html.slice(0, at)}<script>${TRUSTED_TYPES_POLICY}</script>${html.slice(at)}`
  return { html: finished, policy: contentSecurityPolicy(origin, inlineScripts(finished)) }
}
