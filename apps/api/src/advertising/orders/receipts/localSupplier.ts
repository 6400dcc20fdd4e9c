import type { ReceiptParty } from '../../../platform/database/schema/receipts.ts'

/** Who sells while the product is tried: receipts of it are worth nothing, and say so. */
export const LOCAL_SUPPLIER: ReceiptParty = {
  name: 'Inzrt, zkušební provoz',
  address: ['Tento doklad neplatí'],
  companyId: null,
  vatId: null,
  account: '0000000000/0000',
}
