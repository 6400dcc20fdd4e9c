import { CurrencySchema } from '@inzrt/contracts/wire/scalar'
import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import { type CheckBuilder, char, check, type PgColumn, text } from 'drizzle-orm/pg-core'

const notEmpty = <Word extends string>(words: readonly Word[]) => words as [Word, ...Word[]]

/** A column for one word of a closed set; `closedSets` of its table has PostgreSQL refuse any other. */
export const oneOf = <Word extends string>(name: string, words: readonly Word[]) =>
  text(name, { enum: notEmpty(words) })

export const currency = () =>
  char('currency', { length: 3, enum: notEmpty(CurrencySchema.options) })

const literals = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '))

/** A check for each column of a table that holds a word of a closed set. */
export const closedSets = (columns: Readonly<Record<string, PgColumn>>): CheckBuilder[] =>
  Object.values(columns).flatMap(({ name, table }) => {
    const column = Object.values(getTableColumns(table)).find((other) => other.name === name)
    if (!column?.enumValues) return []

    return check(
      `${getTableName(table)}_${name}`,
      sql`${column} in (${literals(column.enumValues)})`,
    )
  })
