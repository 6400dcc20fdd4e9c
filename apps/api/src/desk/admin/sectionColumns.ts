import type { SectionChange } from '@inzrt/contracts/desk/adminSection'
import { HUNDREDTHS } from '@inzrt/domain/price'

/** What is kept of a section as an admin words it: a premium number says its price in its last two digits. */
export const sectionColumns = (change: SectionChange) => ({
  ...change,
  name: change.name.trim(),
  cardCanBePaid: change.cardPrice !== null,
  smsCanBePaid: change.smsNumber !== null,
  smsPrice: change.smsNumber === null ? null : Number(change.smsNumber.slice(-2)) * HUNDREDTHS,
})
