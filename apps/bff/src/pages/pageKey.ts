import type { RequestContext } from '../proxy/RequestContext.ts'

/** What a page is kept under: where, which, and whether it names itself. */
export const pageKey = ({ host, isDiscreet }: RequestContext, target: string): string =>
  `${host} ${target}${isDiscreet ? ' discreet' : ''}`
