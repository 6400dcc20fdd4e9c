/** What a card of the queue can open. */
export type PanelName = 'reject' | 'verdict' | 'appeal' | 'edit' | 'move' | 'file'

/** Keys that work in the queue, as the page explains them. */
export const SHORTCUTS = [
  { key: 'J', does: 'další inzerát' },
  { key: 'K', does: 'předchozí inzerát' },
  { key: 'A', does: 'schválit' },
  { key: 'R', does: 'zamítnout, zablokovat, nebo rozhodnout hlášení či odvolání' },
  { key: 'E', does: 'upravit text' },
  { key: 'M', does: 'přesunout do jiné rubriky' },
  { key: 'H', does: 'historie a\u00a0podobné inzeráty' },
  { key: 'X', does: 'vybrat pro hromadné schválení' },
] as const
