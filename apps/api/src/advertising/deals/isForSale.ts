import type { SectionsRepository } from '../../catalogue/sections/sections.repository.ts'
import type { Sides } from '../conversations/sidesOf.ts'

/** Whether a price can be offered: the ad sells something; the adult site's are for meeting people, and for their services. */
export const isForSale = async (
  sections: Pick<SectionsRepository, 'catalogue'>,
  { ad }: Pick<Sides, 'ad'>,
): Promise<boolean> =>
  ad.type === 'offer' &&
  ad.brandCode === 'general' &&
  !(await (await sections.catalogue()).sectionOf(ad)).isDating
