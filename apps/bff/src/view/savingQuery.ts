import type { IncomingHttpHeaders } from 'node:http'
import { VIEW_KEY } from '@inzrt/contracts/visitor/viewMode'

const ASKED = new RegExp(`(^|&)${VIEW_KEY}=`)

/**
 * The query of somebody whose browser asks to save data, who gets the textual look unless the address says
 * otherwise. Both looks have an address of their own in the store, and a browser asks each time.
 */
export const savingQuery = (query: string, headers: IncomingHttpHeaders): string =>
  headers['save-data'] !== 'on' || ASKED.test(query)
    ? query
    : `${query}${query && '&'}${VIEW_KEY}=textovy`
