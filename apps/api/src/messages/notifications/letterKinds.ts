import type { LetterKind } from '@inzrt/rules/forms'
import type { MailName } from '../mail/mailTemplates.ts'
import type { AccountMail } from './accountPaths.ts'

/** Letters an account can do without, since it finds what they say; all others are sent to everybody. */
export const letterKinds: Readonly<Partial<Record<MailName, LetterKind>>> = {
  adMessage: 'messages',
  adMatches: 'matchingAds',
  exchangeFound: 'matchingAds',
  adExpiring: 'endings',
  adExpired: 'endings',
  dealRated: 'ratings',
} satisfies Partial<Record<AccountMail, LetterKind>>
