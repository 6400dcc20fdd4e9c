import type { Edition } from '@inzrt/contracts/newspaper/edition'
import { nonBreaking } from '@inzrt/domain/text'
import { atTime, formatDate } from '@inzrt/domain/time'
import type { SelectOption } from '@inzrt/ui/field/SelectField.tsx'

type EditionName = Readonly<{ year: number; number: number }>

const NEAREST: SelectOption = { value: '', label: 'V nejbližším' }

const labelOf = ({ number, year, deadlineAt, releaseDate }: Edition): string => {
  const deadline = new Date(deadlineAt)

  return nonBreaking(
    `č. ${number}/${year}, vyjde ${formatDate(new Date(releaseDate))}, uzávěrka ${formatDate(deadline)} ${atTime(deadline)}`,
  )
}

/** Editions an ad may be put off to. */
export const editionOptions = (editions: readonly Edition[]): readonly SelectOption[] => [
  NEAREST,
  ...editions.map((edition) => ({
    value: `${edition.year}/${edition.number}`,
    label: labelOf(edition),
  })),
]

/** @example parseEdition('2026/12') // { year: 2026, number: 12 } */
export const parseEdition = (value: string): EditionName | null => {
  const [year, number] = value.split('/').map(Number)

  return year && number ? { year, number } : null
}
