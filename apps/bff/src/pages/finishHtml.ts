import { applyView } from '../view/applyView.ts'
import { contentSecurityPolicy, type SiteOrigins } from './contentSecurityPolicy.ts'
import { HEAD_SCRIPTS } from './headScripts.ts'
import { inlineScripts } from './inlineScripts.ts'
import { isKnownScript } from './isKnownScript.ts'
import { stylesFirst } from './stylesFirst.ts'

/** A page as it leaves the bff, and the policy that fits exactly this text. */
export type FinishedHtml = Readonly<{
  html: string
  policy: string
  /** Scripts in the page that nobody here knows: the policy does not let them run. */
  unknownScripts: number
}>

/** Parsers look for it in the first 1,024 bytes alone. */
const CHARSET = /<meta charset="utf-8"\s?\/?>/i

const HEAD = /(<head[^<>]*>)(.*?)<\/head>/s
const tags = (scripts: readonly string[]): string =>
  scripts.map((text) => `<script>${text}</script>`).join('')
const OURS = tags(HEAD_SCRIPTS)

/** How a page differs from the same page for most. */
type Look = Readonly<{
  /** Its address, which names its look. */
  target?: string
  scripts?: readonly string[]
}>

/**
 * Puts the charset first in the head, then our own scripts and its style sheets, and lets our scripts and those of Next run, by
 * their hash; any other script in the page stays dead. Text without a head is no page of ours: null.
 */
export const finishHtml = (
  html: string,
  origins: SiteOrigins,
  { target = '/', scripts: own = [] }: Look = {},
): FinishedHtml | null => {
  if (!HEAD.test(html)) return null

  const whole = html.replace(HEAD, (_, open: string, head: string) => {
    const [charset = ''] = CHARSET.exec(head) ?? []

    return `${open}${charset}${OURS}${tags(own)}${stylesFirst(head.replace(CHARSET, ''))}</head>`
  })
  const finished = applyView(whole, target)
  const scripts = inlineScripts(finished)
  const known = scripts.filter(isKnownScript)
  return {
    html: finished,
    policy: contentSecurityPolicy(origins, known),
    unknownScripts: scripts.length - known.length,
  }
}
