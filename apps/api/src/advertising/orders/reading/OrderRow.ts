import type { orderItems, orders } from '../../../platform/database/schema/orders.ts'
import type { payments } from '../../../platform/database/schema/payments.ts'

export type OrderRow = typeof orders.$inferSelect
export type OrderItemRow = typeof orderItems.$inferSelect
export type PaymentRow = typeof payments.$inferSelect
