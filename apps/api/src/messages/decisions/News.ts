import type { DecisionGround } from '@inzrt/rules/moderation'
import type { Sites } from '../mail/Site.ts'
import type { Outbox } from '../outbox/Outbox.ts'

/** What news are told by; texts carry whole addresses, letters make their own. */
export type NewsParts = Readonly<{ outbox: Outbox; sites: Sites }>

/** What an advertiser is told of a decision. */
export type News =
  | Readonly<{ kind: 'approved' | 'changeApproved' | 'restored' }>
  | Readonly<{ kind: 'appealed'; isUpheld: boolean; answer: string }>
  | Readonly<{ kind: 'changed'; movedTo: string | null; facts: string | null; token: string }>
  | Readonly<{
      kind: 'rejected' | 'changeRejected' | 'blocked'
      ground: DecisionGround
      facts: string
      token: string
      wasPicked: boolean
      /** Its owner may mend it and send it again. */
      canBeMended: boolean
    }>
