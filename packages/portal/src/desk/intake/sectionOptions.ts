import type { SectionChoice } from '@inzrt/ui/ad-form/section/SectionChoice.ts'
import type { SelectOption } from '@inzrt/ui/field/SelectField.tsx'

const CHOOSE: SelectOption = { value: '', label: 'Vyberte rubriku' }
const czech = new Intl.Collator('cs')

/** Sections whose ads cost nothing: what is paid for, its advertiser orders alone. */
export const freeSections = (choices: readonly SectionChoice[]): SectionChoice[] =>
  choices
    .map((choice) => ({
      ...choice,
      types: choice.types.filter((type) => !choice.paidTypes.includes(type)),
    }))
    .filter(({ types }) => types.length > 0)
    .toSorted((a, b) => czech.compare(a.name, b.name))

/** The name comes first, so that typing it finds it in the list. */
export const sectionOptions = (choices: readonly SectionChoice[]): readonly SelectOption[] => [
  CHOOSE,
  ...choices.map(({ slug, name, category }) => ({ value: slug, label: `${name} (${category})` })),
]
