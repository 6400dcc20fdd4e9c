/**
 * Classes of calls whose frequency is bounded together, for one visitor. How often each may be made is the
 * gateway's to say.
 */
export type BudgetClass =
  /** Far above what a person's browser makes. */
  | 'call'
  | 'search'
  | 'locality'
  | 'report'
  | 'complaint'
  | 'login'
  | 'registration'
  /** Letters sent to somebody who forgot. */
  | 'forgot'
  /** Codes, mailed links, and whatever asks for a password again. */
  | 'secret'
  | 'logout'
  | 'account'
  /** Hearts, given and taken. */
  | 'mark'
  | 'export'
  /** Files of ads. */
  | 'feed'
  | 'create'
  | 'edit'
  | 'order'
  /** Lines of the paper, asked for at each pause of the person who writes. */
  | 'line-ad'
  | 'image'
  | 'phone-code'
  | 'reveal'
  | 'contact'
  /** What is written on in a conversation. */
  | 'message'
  /** What staff decide. */
  | 'moderation'
  /** What machines of providers bring. */
  | 'hook'
