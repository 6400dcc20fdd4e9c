import type { orderItems, orders } from '../../database/schema/orders.ts'
import type { payments } from '../../database/schema/payments.ts'

export type OrderRow = typeof orders.$inferSelect
export type OrderItemRow = typeof orderItems.$inferSelect
export type PaymentRow = typeof payments.$inferSelect
