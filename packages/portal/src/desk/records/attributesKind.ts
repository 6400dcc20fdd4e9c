import {
  type AdminAttributes,
  changeAttributesCall,
  listAdminAttributesCall,
} from '@inzrt/contracts/desk/adminAttributes'
import { choiceLines, type WordedAttribute } from '@inzrt/rules/attributes'
import { attributesFormSchema, shownLabel } from '@inzrt/rules/forms'
import type { RecordField, RecordGroup } from '@inzrt/ui/moderation/records/RecordForm.tsx'
import { browserApi } from '../../shell/api/browserApi.ts'
import type { RecordKind } from './RecordKind.ts'

type Attribute = AdminAttributes['attributes'][number]

/** Room to put another one between two. */
const STEP = 10
const MOST_ROWS = 12

const CHOICES_HINT =
  'Na každém řádku jedna, v\u00a0pořadí, jak se nabízejí: kód, dvojtečka a\u00a0název. Novou napište jen názvem. Smazaný řádek se přestane nabízet.'

const choicesField = ({ key, choices }: Attribute): readonly RecordField[] =>
  choices
    ? [
        {
          kind: 'lines',
          name: `choices.${key}`,
          label: shownLabel('choices'),
          isRequired: true,
          hint: CHOICES_HINT,
          rows: Math.min(MOST_ROWS, choices.length + 1),
        },
      ]
    : []

const retiredIn = ({ choices = [] }: Attribute): string =>
  choices
    .filter(({ isRetired }) => isRetired)
    .map(({ name }) => name)
    .join(', ')

const noteOf = (attribute: Attribute): { note?: string } => {
  const retired = retiredIn(attribute)

  return retired
    ? { note: `Už se nenabízí: ${retired}. Vrátí se, když název napíšete jako novou volbu.` }
    : {}
}

const toGroup = (attribute: Attribute): RecordGroup => {
  const { key, name } = attribute

  return {
    title: name,
    ...noteOf(attribute),
    fields: [
      { kind: 'text', name: `name.${key}`, label: shownLabel('name'), isRequired: true },
      {
        kind: 'number',
        name: `position.${key}`,
        label: shownLabel('position'),
        hint: 'Menší číslo je výš.',
      },
      ...choicesField(attribute),
    ],
  }
}

const toSent = (worded: readonly WordedAttribute[]) =>
  worded.map(({ choices, ...each }) => ({
    ...each,
    ...(choices && { choices: [...choices] }),
  }))

const ABOVE = ' › '

/**
 * Sections as one line: what they stand under is said once.
 * @example sectionLine(['Auto › Osobní', 'Auto › Veteráni', 'Psi']) // 'Auto › Osobní, Veteráni, Psi'
 */
export const sectionLine = (sections: readonly string[]): string =>
  sections
    .map((section, at) => {
      const [above, name] = section.split(ABOVE)

      return name && sections[at - 1]?.startsWith(`${above}${ABOVE}`) ? name : section
    })
    .join(', ')

/** What sections ask of the things advertised in them. */
export const attributesKind: RecordKind<AdminAttributes, readonly WordedAttribute[]> = {
  call: 'listAdminAttributes',
  list: () => browserApi.call(listAdminAttributesCall),
  caption: 'Údaje rubrik',
  accusative: 'údaje',
  head: ['Rubriky', 'Na co se ptáme'],
  cells: ({ sections, attributes }) => [
    sectionLine(sections),
    attributes.map(({ name }) => name).join(', '),
  ],
  titleOf: ({ sections: [first = '', ...others] }) =>
    others.length > 0 ? `${first} a\u00a0další rubriky (${others.length})` : first,
  groups: (row) => (row?.attributes ?? []).map(toGroup),
  schema: (row) => attributesFormSchema(row?.attributes ?? []),
  toValues: (row) =>
    Object.fromEntries(
      (row?.attributes ?? []).flatMap(({ key, name, choices }, at) => [
        [`name.${key}`, name],
        [`position.${key}`, String((at + 1) * STEP)],
        ...(choices ? [[`choices.${key}`, choiceLines(choices)]] : []),
      ]),
    ),
  save: async (row, worded) =>
    row
      ? browserApi.call(changeAttributesCall, {
          params: { attributeSet: row.id },
          body: { mark: row.mark, attributes: toSent(worded) },
        })
      : { ok: true },
}
