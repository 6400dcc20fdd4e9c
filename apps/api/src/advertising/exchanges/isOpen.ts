import { WANTED_IN_EXCHANGE } from '@inzrt/rules/attributes'
import { areOthers } from './areOthers.ts'
import type { Member, OpenedExchange } from './exchanges.repository.ts'
import { wants } from './wants.ts'

const toAdvertiser = ({ ad: { userId }, to }: Member) => ({ userId, to })

const wantedBy = ({ ad: { attributes, heading } }: Member) => ({
  wanted: String(attributes[WANTED_IN_EXCHANGE.key] ?? ''),
  heading,
})

/** Ads were changed since it was found: each still takes part, wants the next one's thing and is of somebody else. */
const isStillWanted = (members: readonly Member[]): boolean =>
  members.every(
    (one, at) =>
      one.canTakePart &&
      wants(wantedBy(one), (members[(at + 1) % members.length] ?? one).ad) &&
      members.every((other) => other === one || areOthers(toAdvertiser(one), toAdvertiser(other))),
  )

/** Whether it waits for answers and can still come to something. */
export const isOpen = ({ exchange, members }: OpenedExchange, now: Date): boolean =>
  exchange.state === 'open' && exchange.endsAt > now && isStillWanted(members)
