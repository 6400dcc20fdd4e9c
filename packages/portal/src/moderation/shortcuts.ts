/** What a card of the queue can open. */
export type PanelName = 'reject' | 'block' | 'file'

/** Keys that work in the queue, as the page explains them. */
export const SHORTCUTS = [
  { key: 'J', does: 'další inzerát' },
  { key: 'K', does: 'předchozí inzerát' },
  { key: 'A', does: 'schválit' },
  { key: 'R', does: 'zamítnout s\u00a0odůvodněním' },
  { key: 'B', does: 'zablokovat s\u00a0odůvodněním' },
  { key: 'H', does: 'historie a\u00a0podobné inzeráty' },
  { key: 'X', does: 'vybrat pro hromadné schválení' },
] as const
