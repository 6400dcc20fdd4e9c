import type { Section } from '@inzrt/contracts/browse/section'
import type { SelectOption } from '@inzrt/ui/field/SelectField.tsx'

/** A blank as wide as it is high; spaces at the beginning of a choice are not drawn. */
const INDENT = '\u2003'

const toOptions = (sections: readonly Section[], depth: number): SelectOption[] =>
  sections.flatMap(({ slug, name, children }) => [
    { value: slug, label: INDENT.repeat(depth) + name },
    ...toOptions(children.data, depth + 1),
  ])

/** Sections to choose from, each above those that lie in it. */
export const toRubrics = (sections: readonly Section[]): SelectOption[] => toOptions(sections, 0)
