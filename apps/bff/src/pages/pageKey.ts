import type { RequestContext } from '../proxy/RequestContext.ts'

/** What a page is kept under: its host, its address, and whether its discreet look is shown. */
export const pageKey = ({ host, isDiscreet }: RequestContext, target: string): string =>
  `${host} ${target}${isDiscreet ? ' discreet' : ''}`
