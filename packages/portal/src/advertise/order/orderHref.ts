import type { OrderKey } from './payment/useOrder.ts'

/** The page of an order, open to anyone who has its link. */
export const orderHref = ({ publicNo, s = '' }: OrderKey): string =>
  `/objednavka?${new URLSearchParams({ o: publicNo, s })}`
