import 'server-only'
import { INTERNAL_HEADERS } from '@inzrt/contracts/wire/headers'
import { headers } from 'next/headers'

/** Whether the page is drawn for somebody who wants no tab to tell the site's name; the bff says so. */
export const isDiscreet = async (): Promise<boolean> =>
  (await headers()).has(INTERNAL_HEADERS.discreet)
