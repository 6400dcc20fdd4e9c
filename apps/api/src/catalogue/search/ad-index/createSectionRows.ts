/** So many rows of one section lie side by side. */
const BLOCK = 64

/** The first rows of a section's blocks, and the row behind its last one. */
type Section = { readonly blocks: number[]; end: number }

/** Hands out rows so that ads of one section lie together in memory: lists read sections from end to end. */
export const createSectionRows = () => {
  const sections: Section[] = []
  let size = 0
  const chosen = (ids: readonly number[] | null): readonly (Section | undefined)[] =>
    ids ? ids.map((id) => sections[id]) : sections

  return {
    /** Rows of all blocks, those not handed out too. */
    get size(): number {
      return size
    },
    /** The next row of a section. */
    take: (sectionId: number): number => {
      const section = sections[sectionId] ?? { blocks: [], end: 0 }
      sections[sectionId] = section
      if (section.end % BLOCK === 0) {
        section.blocks.push(size)
        section.end = size
        size += BLOCK
      }
      section.end += 1

      return section.end - 1
    },
    /** At least as many as there are rows of some sections, or of all. */
    count: (sectionIds: readonly number[] | null): number => {
      let blocks = 0
      for (const section of chosen(sectionIds)) blocks += section?.blocks.length ?? 0

      return blocks * BLOCK
    },
    /** Calls back with where each stretch of rows of some sections, or of all, begins and where it is over. */
    visit: (
      sectionIds: readonly number[] | null,
      onStretch: (from: number, to: number) => void,
    ): void => {
      for (const section of chosen(sectionIds))
        for (const from of section?.blocks ?? [])
          onStretch(from, Math.min(from + BLOCK, section?.end ?? 0))
    },
  }
}
