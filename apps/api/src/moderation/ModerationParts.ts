import type { Clock } from '../clock/Clock.ts'
import type { Database } from '../database/openDatabase.ts'
import type { DeskSeal } from '../images/createDeskSeal.ts'
import type { Sites } from '../mail/Site.ts'
import type { Outbox } from '../outbox/Outbox.ts'
import type { SectionsRepository } from '../sections/sections.repository.ts'

/** What moderation is made of. */
export type ModerationParts = Readonly<{
  database: Database
  sections: SectionsRepository
  outbox: Outbox
  sites: Sites
  clock: Clock
  deskSeal: DeskSeal
}>
