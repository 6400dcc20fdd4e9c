/** So many rows lie side by side at first; each further block of a section has twice as many, up to the most. */
const FIRST_BLOCK = 64
const LARGEST_BLOCK = 1_024

type Block = Readonly<{ from: number; size: number }>

/** The blocks of a section, all but the last one full, and how many rows of the last one are taken. */
type Section = { readonly blocks: Block[]; taken: number }

/**
 * Hands out rows so that ads of one section lie together in memory: lists read sections from end to end, and wait for
 * memory at the beginning of each block.
 */
export const createSectionRows = () => {
  const sections: Section[] = []
  let size = 0
  const chosen = (ids: readonly number[] | null): readonly (Section | undefined)[] =>
    ids ? ids.map((id) => sections[id]) : sections

  const addBlock = (section: Section): Block => {
    const last = section.blocks.at(-1)
    const block = {
      from: size,
      size: last ? Math.min(2 * last.size, LARGEST_BLOCK) : FIRST_BLOCK,
    }
    section.blocks.push(block)
    section.taken = 0
    size += block.size

    return block
  }

  return {
    /** Rows of all blocks, those not handed out too. */
    get size(): number {
      return size
    },
    /** The next row of a section. */
    take: (sectionId: number): number => {
      const section = sections[sectionId] ?? { blocks: [], taken: 0 }
      sections[sectionId] = section
      const last = section.blocks.at(-1)
      const { from } = last && section.taken < last.size ? last : addBlock(section)
      section.taken += 1

      return from + section.taken - 1
    },
    /** At least as many as there are rows of some sections, or of all. */
    count: (sectionIds: readonly number[] | null): number => {
      let rows = 0
      for (const section of chosen(sectionIds))
        for (const block of section?.blocks ?? []) rows += block.size

      return rows
    },
    /** Calls back with where each stretch of rows of some sections, or of all, begins and where it is over. */
    visit: (
      sectionIds: readonly number[] | null,
      onStretch: (from: number, to: number) => void,
    ): void => {
      for (const section of chosen(sectionIds))
        section?.blocks.forEach((block, at) => {
          const isLast = at === section.blocks.length - 1
          onStretch(block.from, block.from + (isLast ? section.taken : block.size))
        })
    },
  }
}
