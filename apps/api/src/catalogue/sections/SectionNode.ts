import type { AttributeSet } from '@inzrt/rules/attributes'
import type { sections } from '../../platform/database/schema/sections.ts'
import type { AdCell } from '../ads/AdCell.ts'

/** A section in its tree. Counts include the ads of all sections below it. */
export type SectionNode = Omit<typeof sections.$inferSelect, 'attributeSet'> & {
  /** What is said of the things advertised there, as an operator changed it. */
  readonly attributeSet: AttributeSet | null
  readonly parent: SectionNode | null
  readonly children: readonly SectionNode[]
  /** Its own id and those of all sections below it. */
  readonly ids: readonly number[]
  readonly cells: readonly AdCell[]
  readonly adsCount: number
}
