import type { PrintedEdition, PrintedGroup, PrintedSection } from './PrintedEdition.ts'

/** More ads than the front page holds. */
const ENOUGH = 160

const firstAds = (sections: readonly PrintedSection[], room: number): readonly PrintedSection[] => {
  let left = room

  return sections.flatMap((section) => {
    const ads = section.ads.slice(0, left)
    left -= ads.length

    return ads.length > 0 ? [{ ...section, ads }] : []
  })
}

const countOf = ({ sections }: PrintedGroup): number =>
  sections.reduce((sum, { ads }) => sum + ads.length, 0)

/** An edition cut down to what stands on its first page, which still tells the pages of the whole. */
export const toFrontPage = (
  edition: PrintedEdition,
  pageOf: ReadonlyMap<number, number>,
): PrintedEdition => {
  let left = ENOUGH
  const groups = edition.groups.map((group) => {
    const first = group.sections[0]?.ads[0]
    const sections = firstAds(group.sections, left)
    left = Math.max(0, left - countOf(group))

    return { ...group, sections, page: (first && pageOf.get(first.id)) ?? 1 }
  })

  return { ...edition, groups }
}
