import type { sections } from '../../platform/database/schema/sections.ts'
import type { AdCell } from '../ads/AdCell.ts'

/** A section in its tree. Counts include the ads of all sections below it. */
export type SectionNode = typeof sections.$inferSelect & {
  readonly parent: SectionNode | null
  readonly children: readonly SectionNode[]
  /** Its own id and those of all sections below it. */
  readonly ids: readonly number[]
  readonly cells: readonly AdCell[]
  readonly adsCount: number
}
