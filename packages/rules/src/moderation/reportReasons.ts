/** Why visitors report an advert, from the list they choose from. */
export const OFFERED_REASONS = [
  'wrong_section',
  'spam',
  'fraud',
  'sold',
  'duplicate',
  'inappropriate',
] as const

/** The same with what the law wants explained and signed. */
export const VISITOR_REASONS = [...OFFERED_REASONS, 'illegal', 'child_abuse'] as const

/** One of `VISITOR_REASONS`, or a message that one side of a conversation reported. */
export type ReportReason = (typeof VISITOR_REASONS)[number] | 'message'

/** What each reason is called. */
export const REPORT_REASONS: Readonly<Record<ReportReason, string>> = {
  wrong_section: 'Špatná rubrika',
  spam: 'Spam nebo reklama',
  fraud: 'Podvod',
  sold: 'Prodáno nebo už neplatí',
  duplicate: 'Opakovaný inzerát',
  inappropriate: 'Nevhodný obsah',
  illegal: 'Protiprávní obsah',
  child_abuse: 'Zneužívání dětí',
  message: 'Zpráva v\u00a0konverzaci',
}
