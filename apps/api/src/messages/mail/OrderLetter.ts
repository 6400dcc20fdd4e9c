import type { Site } from './Site.ts'

/** What every letter about an order says of it. */
export type OrderLetter = { heading: string; publicNo: string; signature: string }

/** Where somebody without a session sees an order. */
export const orderUrl = ({ publicNo, signature }: OrderLetter, site: Site): string =>
  site.url('/payment/callback/gp_webpay', { o: publicNo, s: signature })
