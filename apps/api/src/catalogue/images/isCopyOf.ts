import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Marks of two pictures that differ in no more bits are copies. */
const COPY_BITS = 3

type Marked = Readonly<{ mark: SQLWrapper }>

/** Whether one picture is a copy of another, resized or saved again. */
export const isCopyOf = (one: Marked, other: Marked): SQL =>
  sql`mark_quarters(${one.mark}) && mark_quarters(${other.mark})
    and mark_distance(${one.mark}, ${other.mark}) <= ${COPY_BITS}`
