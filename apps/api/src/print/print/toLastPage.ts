import type { PrintedEdition, PrintedGroup, PrintedSection } from './PrintedEdition.ts'

type IsOnPage = (ad: PrintedSection['ads'][number]) => boolean

const withAds = (section: PrintedSection, isOnPage: IsOnPage): readonly PrintedSection[] => {
  const ads = section.ads.filter(isOnPage)
  const isContinued = ads[0] !== section.ads[0]

  return ads.length > 0 ? [{ ...section, ads, isContinued }] : []
}

const withSections = (group: PrintedGroup, isOnPage: IsOnPage): readonly PrintedGroup[] => {
  const sections = group.sections.flatMap((section) => withAds(section, isOnPage))
  const isContinued = sections[0]?.isContinued || sections[0]?.name !== group.sections[0]?.name

  return sections.length > 0 ? [{ ...group, sections, isContinued, page: 1 }] : []
}

/** An edition cut down to the ads that stand, or end, on its last page. */
export const toLastPage = (
  edition: PrintedEdition,
  pageOf: ReadonlyMap<number, number>,
  pages: number,
): PrintedEdition => {
  const isOnPage: IsOnPage = ({ id }) => pageOf.get(id) === pages
  const groups = edition.groups.flatMap((group) => withSections(group, isOnPage))

  return { ...edition, groups, hasFront: pages === 1 }
}
