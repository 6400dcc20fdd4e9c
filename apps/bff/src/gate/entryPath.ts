import { PAGES } from '@inzrt/contracts/pages'
import { returnPath } from '@inzrt/rules/session'

const pathOfReferer = (referer: string | undefined, origin: string): string | null =>
  referer?.startsWith(`${origin}/`) ? referer.slice(origin.length) : null

const isGate = (path: string): boolean =>
  path === PAGES.gate.path || path.startsWith(`${PAGES.gate.path}/`)

/**
 * Where a visitor goes after the gate: to the page the gate stood in front of. Its address is the
 * referer, because one gate page serves all addresses, or what was kept while the age was proved. Never
 * elsewhere, never to the gate itself.
 */
export const entryPath = (
  referer: string | undefined,
  kept: string | null,
  origin: string,
): string => {
  const candidates = [pathOfReferer(referer, origin), kept].map((path) => returnPath(path, ''))

  return candidates.find((path) => path !== '' && !isGate(new URL(path, origin).pathname)) ?? '/'
}
