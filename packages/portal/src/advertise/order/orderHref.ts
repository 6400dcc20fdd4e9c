import type { OrderKey } from './payment/useOrder.ts'

/** The page of an order, open to anyone who has its link. */
export const orderHref = ({ publicNo, s = '' }: OrderKey): string =>
  `/payment/callback/gp_webpay?${new URLSearchParams({ o: publicNo, s })}`
