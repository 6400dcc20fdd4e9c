import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/Transaction.ts'

/** Where the card of an ad stands on pages nobody can name; the trigger of a blocked ad tells the same. */
export const CARD_PAGES: readonly string[] = ['*', '', 'search']

/** Drops cached pages that may show the card of an ad, once the transaction ends. */
export const tellCardsOutdated = (tx: Transaction) =>
  tx.execute(sql`select tell_outdated(${sql.param(CARD_PAGES)}::text[])`)
