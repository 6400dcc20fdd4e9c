import type { AdminAttributes, changeAttributesCall } from '@inzrt/contracts/desk/adminAttributes'
import type { BodyOf } from '@inzrt/contracts/wire/call'
import {
  ATTRIBUTE_SETS,
  type AttributeChange,
  type AttributeChanges,
  type AttributeSetName,
  attributesOf,
  toAttributeChanges,
  wordAttributes,
} from '@inzrt/rules/attributes'
import { wordingFaults } from '@inzrt/rules/forms'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { reindexWords } from '../../catalogue/search/indexAds.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { attributeSets } from '../../platform/database/schema/attributeSets.ts'
import { sections } from '../../platform/database/schema/sections.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import { etagOf } from './etagOf.ts'
import { type AdminParts, changeRecord, recordNotFound } from './keepRecord.ts'

type Change = BodyOf<typeof changeAttributesCall>

const askedOf = (name: AttributeSetName, changes: AttributeChanges = []): AttributeChanges =>
  toAttributeChanges(attributesOf({ name, changes }))

const wordsOf = ({ name, choices }: AttributeChange): string => {
  const offered = choices?.filter(({ isRetired }) => !isRetired)

  return offered ? `${name} (${offered.map((choice) => choice.name).join(', ')})` : name
}

/** What the log tells of attributes: each by the name it has in the table, and their order. */
const toTold = (set: AttributeSetName, asked: AttributeChanges): Record<string, string> => {
  const names = new Map(attributesOf(set).map(({ key, name }) => [key, name]))
  const nameOf = (key: string): string => names.get(key) ?? key

  return {
    ...Object.fromEntries(asked.map((each) => [nameOf(each.key), wordsOf(each)])),
    position: asked.map(({ key }) => nameOf(key)).join(', '),
  }
}

const toAdminAttributes = (
  id: AttributeSetName,
  asked: AttributeChanges,
  asking: readonly string[],
): AdminAttributes => ({
  id,
  mark: etagOf(toTold(id, asked)),
  sections: [...asking],
  attributes: asked.map(({ choices, ...each }) => ({
    ...each,
    ...(choices && { choices: [...choices] }),
  })),
})

/** What sections of both sites ask of things, in the order of the sections. */
export const listAdminAttributes = async ({ db }: Database): Promise<AdminAttributes[]> => {
  const above = alias(sections, 'above')
  const rows = await db
    .select({ name: sections.name, above: above.name, set: sections.attributeSet })
    .from(sections)
    .leftJoin(above, eq(above.id, sections.parentId))
    .where(isNotNull(sections.attributeSet))
    .orderBy(
      sections.brandCode,
      sql`coalesce(${above.position}, ${sections.position})`,
      sql`coalesce(${above.id}, ${sections.id})`,
      sections.position,
      sections.id,
    )
  const kept = new Map(
    (await db.select().from(attributeSets)).map((row) => [row.name, row.changes]),
  )
  const asking = Map.groupBy(rows, ({ set }) => set)

  return [...asking].flatMap(([set, own]) =>
    set === null
      ? []
      : toAdminAttributes(
          set,
          askedOf(set, kept.get(set)),
          own.map((row) => [row.above, row.name].filter(Boolean).join(' › ')),
        ),
  )
}

const choicesIn = (asked: AttributeChanges): string =>
  JSON.stringify(asked.map(({ choices = [] }) => choices.map(({ code, name }) => [code, name])))

/**
 * Changes names, order and choices of a set's attributes, and writes down what was changed and by whom.
 * @throws Problem 404 for a set there is not
 */
export const changeAttributes = async (
  parts: AdminParts,
  name: string,
  { mark, attributes: worded }: Change,
  admin: SignedIn,
): Promise<AdminAttributes> => {
  const set = ATTRIBUTE_SETS.find((known) => known === name)
  if (!set) throw recordNotFound()
  const isKept = eq(attributeSets.name, set)
  const readKept = async (tx: Transaction) => {
    const [kept] = await tx.select().from(attributeSets).where(isKept).for('update')
    if (!kept) throw recordNotFound()

    return kept
  }
  await changeRecord(parts, admin, {
    entity: 'attributes',
    mark,
    id: async (tx) => {
      await tx.insert(attributeSets).values({ name: set, changes: [] }).onConflictDoNothing()

      return (await readKept(tx)).id
    },
    read: async (tx) => toTold(set, askedOf(set, (await readKept(tx)).changes)),
    write: async (tx) => {
      const known = askedOf(set, (await readKept(tx)).changes)
      refuseFaults(wordingFaults(known, worded))
      const changes = wordAttributes(known, worded)
      await tx.update(attributeSets).set({ changes }).where(isKept)
      // The search knows ads by the names of what they say.
      if (choicesIn(known) !== choicesIn(changes)) await reindexWords(tx)

      return toTold(set, changes)
    },
  })
  const found = (await listAdminAttributes(parts.database)).find(({ id }) => id === set)
  if (!found) throw recordNotFound()

  return found
}
