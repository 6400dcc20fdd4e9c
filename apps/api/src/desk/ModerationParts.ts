import type { FileSeal } from '../catalogue/images/createFileSeal.ts'
import type { Originals } from '../catalogue/images/Originals.ts'
import type { SectionsRepository } from '../catalogue/sections/sections.repository.ts'
import type { SisterProposals } from '../catalogue/sister/createSisterProposals.ts'
import type { Sites } from '../messages/mail/Site.ts'
import type { Outbox } from '../messages/outbox/Outbox.ts'
import type { Clock } from '../platform/clock/Clock.ts'
import type { Database } from '../platform/database/openDatabase.ts'

/** What moderation is made of. */
export type ModerationParts = Readonly<{
  database: Database
  sections: SectionsRepository
  outbox: Outbox
  sites: Sites
  clock: Clock
  fileSeal: FileSeal
  originals: Originals
  sisterProposals: SisterProposals
}>
