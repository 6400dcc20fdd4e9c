import type { Exchange } from '@inzrt/contracts/ads/exchange'
import type { Side } from '@inzrt/contracts/conversation/conversation'
import type { AdRow } from '../../catalogue/ads/AdRow.ts'
import { toAdListItem } from '../../catalogue/ads/toAdListItem.ts'
import type { SectionNode } from '../../catalogue/sections/SectionNode.ts'
import type { ConversationLinks } from '../conversations/conversationLinks.ts'
import { pathFor } from '../conversations/pathFor.ts'
import type { ExchangeLinks } from './exchangeLinks.ts'
import type { OpenedExchange } from './exchanges.repository.ts'
import { isOpen } from './isOpen.ts'

type Read = Readonly<{
  opened: OpenedExchange
  rows: readonly AdRow[]
  sectionOf: (row: AdRow) => SectionNode
}>

type Links = Readonly<{ links: ConversationLinks; exchangeLinks: ExchangeLinks }>

/** Two share one conversation, in which the second is the advertiser who is written to. */
const sideOf = ({ members: [{ member }, ...others] }: OpenedExchange): Side =>
  others.length === 1 && member.place === 1 ? 'seller' : 'buyer'

/** The own ad in whatever state; those of others as long as everybody is shown all of them. */
const shownIn = ({ members: [own, ...others] }: OpenedExchange) =>
  others.every(({ isShown }) => isShown) ? [own, ...others] : [own]

/** An exchange as one of its members sees it; one that came to nothing without its end being noted is over too. */
export const toExchange = (
  { opened, rows, sectionOf }: Read,
  { links, exchangeLinks }: Links,
  now: Date,
): Exchange => {
  const { exchange, members } = opened
  const [own] = members
  const { agreedAt, conversationId, id } = own.member
  const isOver = exchange.state === 'open' && !isOpen(opened, now)

  return {
    token: exchangeLinks.write({ memberId: id, email: own.to ?? '' }),
    state: isOver ? 'expired' : exchange.state,
    endsAt: exchange.endsAt.toISOString(),
    hasAgreed: agreedAt !== null,
    agreed: members.filter(({ member }) => member.agreedAt).length,
    ads: shownIn(opened).flatMap(({ ad }) =>
      rows.filter((row) => row.id === ad.id).map((row) => toAdListItem(row, sectionOf(row))),
    ),
    conversation:
      conversationId === null
        ? null
        : pathFor(links, conversationId, sideOf(opened), {
            userId: own.ad.userId,
            email: own.to,
            name: null,
          }),
  }
}
