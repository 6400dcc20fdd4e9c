import { CurrencySchema } from '@inzrt/contracts/wire/scalar'
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { type CheckBuilder, char, check, PgArray, type PgColumn, text } from 'drizzle-orm/pg-core'

const notEmpty = <Word extends string>(words: readonly Word[]) => words as [Word, ...Word[]]

/** A column for one word of a closed set; `closedSets` of its table has PostgreSQL refuse any other. */
export const oneOf = <Word extends string>(name: string, words: readonly Word[]) =>
  text(name, { enum: notEmpty(words) })

export const currency = () =>
  char('currency', { length: 3, enum: notEmpty(CurrencySchema.options) })

const literals = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '))

/** A check for each column of a table that holds a word of a closed set, or several. */
export const closedSets = (columns: Readonly<Record<string, PgColumn>>): CheckBuilder[] =>
  Object.values(columns).flatMap(({ name, table }) => {
    const column = Object.values(getTableColumns(table)).find((other) => other.name === name)
    const isList = is(column, PgArray)
    const { enumValues } = (isList ? column.baseColumn : column) ?? {}
    if (!enumValues) return []
    const words = literals(enumValues)

    return check(
      `${getTableName(table)}_${name}`,
      isList ? sql`${column} <@ array[${words}]` : sql`${column} in (${words})`,
    )
  })
