import { CALLS, type CallName } from '@inzrt/contracts/calls'
import type { Person } from './createPeople.ts'
import type { Target } from './expectedOf.ts'
import { RULES } from './rules.ts'

const MISSING: Readonly<Record<string, string>> = {
  adId: '2147483647',
  attributeSet: 'neznama',
  appealId: '2147483647',
  complaintId: '2147483647',
  conversationId: '2147483647',
  recordId: '2147483647',
  wordId: '2147483647',
  slug: 'neni-0zzzzzz',
  nickname: 'nikdo',
  dialCode: '000000',
  file: '214749',
  imageId: '2147483647',
  feedId: '999999999',
  position: '0',
  searchId: '2147483647',
  pushId: '2147483647',
  passkeyId: '2147483647',
  sessionId: 'zadne',
  token: `1-${'b'.repeat(43)}`,
  publicNo: '99999999',
  provider: 'none',
}

const placeholders = (target: Target, own: Person, foreign: Person) =>
  target === 'own' ? own.things : target === 'foreign' ? foreign.things : MISSING

/** The address of a call about one's own things, another person's or some that are not there. */
export const pathOf = (name: CallName, target: Target, own: Person, foreign: Person): string => {
  const things = placeholders(target, own, foreign)
  const { query } = RULES[name]
  const path = CALLS[name].path.replace(/\{(\w+)\}/g, (_, part: string) => things[part] ?? '')

  return query ? `${path}?${query}` : path
}
