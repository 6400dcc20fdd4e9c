import * as z from 'zod/mini'
import { invalidCursor } from '../../platform/errors/problems.ts'
import type { AdOrder } from './AdOrder.ts'
import type { AdRow } from './AdRow.ts'

/** Where a page of a list ended: the keys it was ordered by and the id of its last ad. */
export type Cursor = Readonly<{ keys: readonly string[]; id: number }>

const CursorSchema = z.tuple([z.array(z.string()), z.int().check(z.positive())])
const KEY = {
  timestamptz: z.iso.datetime(),
  bigint: z.string().check(z.regex(/^-?\d{1,16}$/)),
} as const

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The cursor behind a row. */
export const writeCursor = (row: AdRow, order: AdOrder): string => {
  const keys = order.keys.map(({ of }) => of(row))

  return Buffer.from(JSON.stringify([keys, row.id])).toString('base64url')
}

const readCursor = (text: string, order: AdOrder): Cursor | null => {
  const parsed = CursorSchema.safeParse(parseJson(Buffer.from(text, 'base64url').toString()))
  if (!parsed.success) return null
  const [keys, id] = parsed.data
  const isFitting =
    keys.length === order.keys.length &&
    order.keys.every(({ type }, at) => KEY[type].safeParse(keys[at]).success)

  return isFitting ? { keys, id } : null
}

/**
 * The cursor a query carries, if any.
 * @throws Problem 400 when it is nobody's or another order's
 */
export const requireCursor = (text: string | undefined, order: AdOrder): Cursor | null => {
  if (text === undefined) return null
  const cursor = readCursor(text, order)
  if (!cursor) throw invalidCursor()

  return cursor
}

/** Values of the placeholders a condition on the cursor uses. */
export const cursorValues = (cursor: Cursor | null): Record<string, unknown> =>
  cursor
    ? {
        ...Object.fromEntries(cursor.keys.map((key, at) => [`cursor${at}`, key])),
        cursorId: cursor.id,
      }
    : {}
